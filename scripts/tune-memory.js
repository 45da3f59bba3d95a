/** The C library reads these when a process starts, so that they cannot be set later. */
export const allocator = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/**
 * Replaces this process by one whose allocator returns what is freed. Otherwise each thread that ever compressed a page or
 * compiled code holds on to what it once needed, 60 MB in all. The Dockerfile sets the same, and then nothing is replaced.
 */
export function tuneMemory() {
  if (process.platform !== "linux" || "MALLOC_ARENA_MAX" in process.env) return;
  const command = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, command, { ...process.env, ...allocator });
}

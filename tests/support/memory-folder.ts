import { existsSync } from "node:fs";
import { tmpdir } from "node:os";

/** Every commit waits for fsync, which costs nothing in memory and changes nothing a test could see. */
export const memoryFolder = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

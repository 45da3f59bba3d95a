/** The `node` package installs Node 24 on most platforms; elsewhere the system's own must be new enough. */
export function requireNode24() {
  if (Number(process.versions.node.split(".")[0]) >= 24) return;
  process.stderr.write(
    `Node 24 or newer is needed, this is ${process.version}. Run it through npm, or install Node 24.\n`,
  );
  process.exit(1);
}

/** npm installs Node 24 as an optional dependency; on other platforms the system must have it. */
export function requireNode24() {
  if (Number(process.versions.node.split(".")[0]) >= 24) return;
  process.stderr.write(
    `Node 24 or newer is needed, this is ${process.version}. Run it through npm, or install Node 24.\n`,
  );
  process.exit(1);
}

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { setEarlierAssetsAside } from "./keep-and-compress-assets.ts";

/** Builds as the bundler does: the folder is emptied and filled with new files and their compressed copies. */
function createBuilds() {
  const build = mkdtempSync(path.join(tmpdir(), "site-build-"));
  onTestFinished(() => rmSync(build, { recursive: true, force: true }));
  const assets = path.join(build, "client/assets");
  function run(...names: string[]) {
    const putBack = setEarlierAssetsAside(build);
    rmSync(build, { recursive: true, force: true });
    mkdirSync(assets, { recursive: true });
    for (const name of names) {
      writeFileSync(path.join(assets, name), `text of ${name}`);
      writeFileSync(path.join(assets, `${name}.br`), "compressed");
    }
    putBack();
    return readdirSync(assets)
      .filter((name) => !name.endsWith(".br"))
      .toSorted();
  }
  return { run, read: (name: string) => readFileSync(path.join(assets, name), "utf8") };
}

test("scripts of the previous build stay, those of the one before it are deleted", () => {
  const { run, read } = createBuilds();
  expect(run("a-1.js", "shared.js")).toEqual(["a-1.js", "shared.js"]);
  expect(run("a-2.js", "shared.js")).toEqual(["a-1.js", "a-2.js", "shared.js"]);
  expect([read("a-1.js"), read("a-1.js.br")]).toEqual(["text of a-1.js", "compressed"]);
  expect(run("a-3.js", "shared.js")).toEqual(["a-2.js", "a-3.js", "shared.js"]);
});

test("the same sources built again lose nothing", () => {
  const { run } = createBuilds();
  run("a-1.js");
  run("a-2.js");
  expect(run("a-2.js")).toEqual(["a-1.js", "a-2.js"]);
  expect(run("a-2.js")).toEqual(["a-1.js", "a-2.js"]);
});

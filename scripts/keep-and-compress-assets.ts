import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import * as v from "valibot";
import { getMimeType } from "hono/utils/mime";
import { compressBrotli, isCompressible } from "#server/http/prepared-response.ts";

const generationsSchema = v.object({ own: v.array(v.string()), earlier: v.array(v.string()) });
type Generations = v.InferOutput<typeof generationsSchema>;

const getAssetListPath = (build: string) => path.join(build, "assets.json");
const getAssetsFolder = (build: string) => path.join(build, "client/assets");

/** A build by an older version has no list, or one in another format. */
function readAssetGenerations(build: string): Generations {
  const none = { own: [], earlier: [] };
  if (!existsSync(getAssetListPath(build))) return none;
  const parsed = v.safeParse(
    v.pipe(v.string(), v.parseJson(), generationsSchema),
    readFileSync(getAssetListPath(build), "utf8"),
  );
  return parsed.success ? parsed.output : none;
}

const listAssets = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !/\.(br|gz)$/.test(name)) : [];

/**
 * Pages that are open during a deploy, and instances that still run the previous build, request scripts of that build.
 * The bundler empties its folder, so they are copied aside first and restored beside the new ones: those of one earlier
 * build only.
 */
export function setEarlierAssetsAside(build: string): () => void {
  const before = readAssetGenerations(build);
  const aside = mkdtempSync(path.join(tmpdir(), "earlier-assets-"));
  if (existsSync(getAssetsFolder(build))) cpSync(getAssetsFolder(build), aside, { recursive: true });

  return function putBack() {
    const own = listAssets(getAssetsFolder(build)).toSorted();
    // The same sources built again are no new generation.
    const isSame = own.join() === before.own.join();
    const earlier = (isSame ? before.earlier : before.own).filter((name) => !own.includes(name));
    for (const name of earlier) {
      for (const file of [name, `${name}.br`, `${name}.gz`]) {
        const from = path.join(aside, file);
        if (existsSync(from)) cpSync(from, path.join(getAssetsFolder(build), file));
      }
    }
    writeFileSync(getAssetListPath(build), JSON.stringify({ own, earlier } satisfies Generations));
    rmSync(aside, { recursive: true, force: true });
  };
}

/** Writes a .br and a .gz beside every compressible file, so that the server never compresses one. */
export async function compressFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const body = await readFile(file);
      if (!isCompressible(getMimeType(entry.name) ?? "", body.length)) return;
      await writeFile(`${file}.br`, await compressBrotli(body));
      await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }));
    }),
  );
}

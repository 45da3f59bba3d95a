import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { getMimeType } from "hono/utils/mime";
import { compressBrotli, isCompressible } from "../server/http/stored-response.ts";

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

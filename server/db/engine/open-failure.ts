import { accessSync, constants, existsSync, statSync } from "node:fs";
import path from "node:path";
import type { DatabaseAddress } from "./database.ts";

/** Why the database did not open, from the error's code, for the owner's console; a URL's user and password stay out of it. */
export function describeOpenFailure(address: DatabaseAddress, code: string): string {
  const reason =
    address.engine === "sqlite" ? findFileTrouble(address.file, code) : findServerTrouble(address.url, code);
  return `Cannot open the database named by DATABASE_URL: ${reason} (${code})`;
}

function findFileTrouble(file: string, code: string): string {
  const folder = path.dirname(path.resolve(file));
  if (!existsSync(folder)) return `the folder ${folder} cannot be made`;
  if (!statSync(folder).isDirectory()) return `${folder} is not a folder`;
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) return `${file} is a folder`;
  if (code === "SQLITE_NOTADB") return `${file} is not an SQLite database`;
  if (!isWritable(folder)) return `the folder ${folder} cannot be written to`;
  if (existsSync(file) && !isWritable(file)) return `the file ${file} cannot be written to`;
  return file;
}

function isWritable(target: string): boolean {
  try {
    accessSync(target, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function findServerTrouble(url: string, code: string): string {
  const host = URL.canParse(url) ? new URL(url).host : "";
  if (code === "28P01" || code === "28000") return `${host} refuses the user or the password`;
  if (code === "3D000") return `${host} has no database of that name`;
  return `no connection to ${host || "the server"}`;
}

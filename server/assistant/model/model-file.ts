import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import * as v from "valibot";
import { BadContent } from "#domain/define-content.ts";
import { type AssistantModel, assistantModelSchema } from "./assistant-model.ts";

/** Loads what `npm run build` wrote. */
export function loadModel(file: string): AssistantModel {
  try {
    return v.parse(assistantModelSchema, JSON.parse(gunzipSync(readFileSync(file)).toString()));
  } catch (error) {
    throw new BadContent(`${file}: the assistant's model cannot be read: run \`npm run build\``, { cause: error });
  }
}

/** Writes the model at once or not at all, as another process may be reading it. */
export function saveModel(model: AssistantModel, file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, gzipSync(JSON.stringify(model)));
  renameSync(unfinished, file);
}

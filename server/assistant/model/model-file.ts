import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import * as v from "valibot";
import { ContentError } from "#domain/content/define-content.ts";
import { assistantModelSchema, type AssistantModel } from "./assistant-model.ts";

/** Loads what `npm run build` wrote: in binary, as parsing numbers and text of that size would leave 25 MB of garbage. */
export function loadModel(file: string): AssistantModel {
  try {
    return v.parse(assistantModelSchema, deserialize(readFileSync(file)));
  } catch (error) {
    throw new ContentError(`${file}: the assistant's model cannot be read: run \`npm run build\``, { cause: error });
  }
}

/** Writes the model at once or not at all, as another process may be reading it. */
export function saveModel(model: AssistantModel, file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, serialize(model));
  renameSync(unfinished, file);
}

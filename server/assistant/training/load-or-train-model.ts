import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import type { AssistantModel } from "../model/assistant-model.ts";
import { buildModel } from "./build-model.ts";
import { loadModel, saveModel } from "../model/model-file.ts";

const contentFolder = "content/assistant";
const cacheFile = "node_modules/.cache/course-site/assistant-model.bin";
/** What the model is made from: the assistant's texts, the facts in them, and the code that reads and writes them. */
const sources = [
  `${contentFolder}/**/*.txt`,
  "{content,domain,server/assistant,server/gateway,server/language}/**/*.ts",
];

/**
 * The model of the content as it is now, for the build, development and tests. It is trained when anything it is made
 * from has changed, and read from a cache otherwise. Production loads the file of the build.
 */
export function loadOrTrainModel(): AssistantModel {
  const hash = hashSources();
  const cached = findCachedModel();
  if (cached?.hash === hash) return cached;
  const model = buildModel(contentFolder, hash);
  saveModel(model, cacheFile);
  return model;
}

function hashSources(): string {
  const hash = createHash("sha256");
  const files = globSync(sources, { exclude: ["**/*.test.ts"] }).map((file) => file.replaceAll("\\", "/"));
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

function findCachedModel(): AssistantModel | undefined {
  try {
    return existsSync(cacheFile) ? loadModel(cacheFile) : undefined;
  } catch {
    // Written by another version, or cut off: it is made anew.
    return undefined;
  }
}

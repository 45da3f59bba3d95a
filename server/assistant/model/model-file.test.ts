import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ContentError } from "#domain/content/define-content.ts";
import { loadOrTrainModel } from "../training/load-or-train-model.ts";
import { loadModel, saveModel } from "./model-file.ts";
import { quantiseWeights } from "../training/train-classifier.ts";

function temporaryFile() {
  const folder = mkdtempSync(path.join(tmpdir(), "assistant-model-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, "model.bin");
}

test("the file holds the whole model in less than 6 megabytes", () => {
  const file = temporaryFile();
  const model = loadOrTrainModel();
  saveModel(model, file);
  expect(loadModel(file)).toEqual(model);
  expect(statSync(file).size).toBeLessThan(6_000_000);
});

test("a model that is missing or broken is named, with what to do", () => {
  const file = temporaryFile();
  expect(() => loadModel(file)).toThrow(
    new ContentError(`${file}: the assistant's model cannot be read: run \`npm run build\``),
  );
  writeFileSync(file, "cut off");
  expect(() => loadModel(file)).toThrow(ContentError);
});

test.each(["rarity", "bias", "steps", "weights"] as const)("a model that lacks some of its %s is refused", (name) => {
  const file = temporaryFile();
  const model = loadOrTrainModel();
  saveModel({ ...model, classifier: { ...model.classifier, [name]: model.classifier[name].slice(1) } }, file);
  expect(() => loadModel(file)).toThrow(ContentError);
});

test("a weight in 8 bits is at most half a step from what was learned", () => {
  const weights = Float32Array.from([0.5, -2, 0.013, 0, 0, 0, 7, -7, 0.2]);
  const written = quantiseWeights(weights, 3);
  expect([...written.steps]).toEqual([0.064516, 1, 0.22581]);
  for (const [at, weight] of weights.entries()) {
    const step = written.steps[Math.floor(at / 3)] ?? 0;
    expect(Math.abs((written.weights[at] ?? 0) * step - weight)).toBeLessThanOrEqual(step * 0.501);
  }
});

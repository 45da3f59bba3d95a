import { expect, test } from "vitest";
import { ContentError } from "#domain/content/define-content.ts";
import { describeFailure, StartError, runOrThrowStartError } from "./start-error.ts";

async function failureOf(error: unknown): Promise<string> {
  const fail = async () => {
    throw error;
  };
  return runOrThrowStartError("Cannot load the model", fail).then(() => "none", describeFailure);
}

test("a step that fails is named, by code and never by the error's text", async () => {
  const error = Object.assign(new Error("secret-value"), { code: "ENOENT", path: "build/model" });
  expect(await failureOf(error)).toBe("Cannot load the model: ENOENT build/model");
  expect(await failureOf(new SyntaxError("secret-value"))).toBe("Cannot load the model: SyntaxError");
  expect(await failureOf("secret-value")).toBe("Cannot load the model: unknown");
  expect(describeFailure(new TypeError("secret-value"))).toBe("The site did not start: TypeError");
});

test("what names itself is not renamed by the steps around it", async () => {
  expect(await failureOf(new StartError("Port 3000 is taken"))).toBe("Port 3000 is taken");
  expect(await failureOf(new ContentError("content/site.ts: name: must be text"))).toBe(
    "content/site.ts: name: must be text",
  );
});

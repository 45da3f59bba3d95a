import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import { expect, test } from "vitest";
import { formatTurboStream } from "./embedded-loader-data.ts";

test("the router reads the data as it was", async () => {
  const data = {
    loaderData: { root: { a: ["x", "", 0, -1, true, null, [], {}] }, "routes/home": { a: "x" } },
    errors: null,
  };
  const stream = new Response(`${formatTurboStream(data)}\n`).body;
  if (!stream) throw new Error("no body");
  const { value } = await decode(stream, globalThis);
  expect(value).toEqual(data);
});

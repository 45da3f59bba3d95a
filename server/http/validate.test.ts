import { expect, test } from "vitest";
import { readJsonOrFormBody } from "./validate.ts";

const post = (body: BodyInit, type: string, headers: Record<string, string> = {}) =>
  new Request("http://site.test", {
    method: "POST",
    headers: { "content-type": type, ...headers },
    body,
    duplex: "half",
  } as RequestInit);

test("reads JSON objects and plain form posts", async () => {
  expect(await readJsonOrFormBody(post('{"a":1}', "application/json; charset=utf-8"))).toEqual({
    ok: true,
    isForm: false,
    value: { a: 1 },
  });
  expect(await readJsonOrFormBody(post("a=1&b=x+y", "application/x-www-form-urlencoded"))).toEqual({
    ok: true,
    isForm: true,
    value: { a: "1", b: "x y" },
  });
});

test.for(["", "{", "[]", "null", '"text"', "7", '{"a":1'])("refuses the body %j", async (text) => {
  expect(await readJsonOrFormBody(post(text, "application/json"))).toMatchObject({ ok: false, status: 400 });
});

test.for(["text/plain", "multipart/form-data; boundary=x", "application/xml"])(
  "refuses a body of type %s",
  async (type) => {
    expect(await readJsonOrFormBody(post("{}", type))).toMatchObject({ ok: false, status: 415 });
  },
);

test("takes 32 kB and stops reading a larger body there", async () => {
  const fits = JSON.stringify({ a: "x".repeat(32 * 1024 - 8) });
  expect(await readJsonOrFormBody(post(fits, "application/json"))).toMatchObject({ ok: true });
  expect(await readJsonOrFormBody(post(`${fits} `, "application/json"))).toMatchObject({ ok: false, status: 413 });

  let chunksRead = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      chunksRead += 1;
      controller.enqueue(new Uint8Array(1024));
    },
  });
  expect(await readJsonOrFormBody(post(endless, "application/json"))).toMatchObject({ ok: false, status: 413 });
  expect(chunksRead).toBeLessThan(40);
});

test("believes an announced length and reads nothing", async () => {
  const announced = post("{}", "application/json", { "content-length": "99999" });
  expect(await readJsonOrFormBody(announced)).toMatchObject({ ok: false, status: 413 });
  expect(announced.bodyUsed).toBe(false);
});

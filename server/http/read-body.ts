import * as v from "valibot";

const usualLimit = 32 * 1024;

export type Body =
  | { ok: true; isForm: boolean; value: Record<string, unknown> }
  | { ok: false; status: 400 | 413 | 415; error: string };

const objectSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.check((value) => !Array.isArray(value)),
  v.looseObject({}),
);

/** Reads a JSON object or a plain form post, and stops reading at the size limit. */
export async function readBody(httpRequest: Request, largestBody = usualLimit): Promise<Body> {
  const type = httpRequest.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  const isForm = type === "application/x-www-form-urlencoded";
  if (!isForm && type !== "application/json") return { ok: false, status: 415, error: "Please send JSON" };
  const text = await readText(httpRequest, largestBody);
  if (text === tooLarge) return { ok: false, status: 413, error: "The request is too large" };
  if (text === brokenOff) return { ok: false, status: 400, error: "The request broke off" };
  if (isForm) return { ok: true, isForm, value: Object.fromEntries(new URLSearchParams(text)) };
  const parsed = v.safeParse(objectSchema, text);
  if (!parsed.success) {
    return { ok: false, status: 400, error: "The request is not a JSON object" };
  }
  return { ok: true, isForm, value: parsed.output };
}

const tooLarge = Symbol("too large");
const brokenOff = Symbol("broken off");

async function readText(
  httpRequest: Request,
  largestBody: number,
): Promise<string | typeof tooLarge | typeof brokenOff> {
  if (Number(httpRequest.headers.get("content-length") ?? 0) > largestBody) return tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of httpRequest.body ?? []) {
      size += chunk.byteLength;
      if (size > largestBody) return tooLarge;
      chunks.push(chunk);
    }
  } catch {
    // The client has disconnected: no error of ours, and the response reaches no client.
    return brokenOff;
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

const mostBytes = 256 * 1024;

/** `fetch` that never follows a redirect (the key would travel along) and never reads more than an answer can need. */
export async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: "error" });
  const body = await readAtMost(response);
  return new Response(body, {
    status: response.status,
    headers: { "content-type": response.headers.get("content-type") ?? "", ...retryAfter(response) },
  });
}

async function readAtMost(response: Response): Promise<string> {
  if (!response.body) return "";
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream.
    if (size > mostBytes) throw new Error("The answer is too long");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function retryAfter(response: Response): Record<string, string> {
  const value = response.headers.get("retry-after");
  return value === null ? {} : { "retry-after": value };
}

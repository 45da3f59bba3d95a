import { sameOriginApiRoutes } from "#server/api/routes.ts";
import type { Services } from "#server/services.ts";
import { postJson } from "./sample-requests.ts";

export const siteUrl = "https://course.example";
export const staffPin = "2468";

const apis = new WeakMap<Services, Record<string, ReturnType<typeof sameOriginApiRoutes>>>();

/** One for all clients of a site, as on a server: to make its routes takes longer than most requests. */
function findApi(services: Services, origin: string) {
  const made = apis.get(services) ?? {};
  apis.set(services, made);
  return (made[origin] ??= sameOriginApiRoutes(services, { siteUrl: origin }));
}

/** A client of the API that stores cookies and sends them back, as a browser does. */
export function createClient(services: Services, origin = siteUrl) {
  const api = findApi(services, origin);
  const cookies = new Map<string, string>();
  async function ask(path: string, init: { method?: string; headers?: Record<string, string>; body?: string } = {}) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await api.request(path, { ...init, headers: { cookie, ...init.headers } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = line.match(/^([^=]+)=([^;]*)/) ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }
  const post = (path: string, body: unknown, headers?: Record<string, string>) => ask(path, postJson(body, headers));
  return {
    cookies,
    ask,
    post,
    patch: (path: string, body: unknown) => ask(path, { ...postJson(body), method: "PATCH" }),
    signIn: (pin = staffPin, headers?: Record<string, string>) => post("/staff/session", { pin }, headers),
    signOut: () => ask("/staff/session", { method: "DELETE" }),
  };
}

export async function signedInClient(services: Services, name?: string) {
  const client = createClient(services);
  const response = await client.post("/staff/session", { pin: staffPin, name });
  if (response.status !== 204) throw new Error(`sign-in answered ${response.status}`);
  return client;
}

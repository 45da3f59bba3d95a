import * as v from "valibot";

const replySchema = v.object({
  type: v.picklist(["success", "error"]),
  id: v.number(),
  result: v.optional(v.unknown()),
  error: v.optional(v.string()),
  message: v.optional(v.string()),
});
const eventSchema = v.object({ type: v.literal("event"), method: v.string(), params: v.unknown() });
const messageSchema = v.union([replySchema, eventSchema]);

export type BidiConnection = Awaited<ReturnType<typeof connectBidi>>;

/** WebDriver BiDi: JSON messages over a WebSocket, replies by id, events in between. */
export async function connectBidi(url: string) {
  const socket = new WebSocket(url);
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners = new Set<(method: string, params: unknown) => void>();
  let lastId = 0;
  socket.addEventListener("message", ({ data }) => {
    const message = v.parse(messageSchema, JSON.parse(String(data)));
    if (message.type === "event") return listeners.forEach((listen) => listen(message.method, message.params));
    const command = pending.get(message.id);
    pending.delete(message.id);
    if (message.type === "success") command?.resolve(message.result);
    else command?.reject(new Error(`${message.error}: ${message.message}`));
  });
  socket.addEventListener("close", () => {
    for (const command of pending.values()) command.reject(new Error("The browser has closed its connection."));
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", () => reject(new Error(`No connection to ${url}`)), { once: true });
  });

  return {
    async send<Schema extends v.GenericSchema>(
      method: string,
      params: object,
      schema: Schema,
    ): Promise<v.InferOutput<Schema>> {
      const command = Promise.withResolvers<unknown>();
      lastId += 1;
      pending.set(lastId, command);
      setTimeout(() => command.reject(new Error(`No reply to ${method} ${JSON.stringify(params)}`)), 60_000).unref();
      socket.send(JSON.stringify({ id: lastId, method, params }));
      return v.parse(schema, await command.promise);
    },
    /** Returns a function that stops listening. */
    listen(listener: (method: string, params: unknown) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => socket.close(),
  };
}

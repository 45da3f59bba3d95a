/** What a conversation needs once it has begun: loaded together, or not at all. */
export { ask, restore } from "./conversation.ts";
export { Messages } from "./messages.tsx";

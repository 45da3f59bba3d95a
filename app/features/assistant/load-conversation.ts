/** Who only looks at the help page asks nothing: what runs a conversation is loaded when one begins. */
export const loadConversation = () => import("./begun-chat.ts");

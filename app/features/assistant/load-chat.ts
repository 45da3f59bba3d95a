/** Most visitors never open the chat: its code is loaded at the first sign of interest. */
export const loadChat = () => import("./chat-dialog.tsx");

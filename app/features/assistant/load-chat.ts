/** Most visitors never open the chat: its code comes with the first sign of interest. */
export const loadChat = () => import("./chat-dialog.tsx");

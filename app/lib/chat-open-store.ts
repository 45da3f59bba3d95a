import { createStore, useStore } from "./store.ts";

const isOpen = createStore(false);

/** Any page may open the one floating chat. */
export const openChat = () => isOpen.write(true);
export const closeChat = () => isOpen.write(false);
export const toggleChat = () => isOpen.write(!isOpen.read());
export const useIsChatOpen = () => useStore(isOpen);

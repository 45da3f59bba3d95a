import { useNavigate } from "react-router";
import { addToMessage } from "#app/lib/add-to-message.ts";
import { scrollToSection } from "#app/lib/scroll.ts";
import { showToast } from "#app/ui/toast.tsx";
import { draftConversation } from "./conversation-draft.ts";

/** Opens the contact form, of this page or of the contact page, with a conversation as a draft of its message. */
export function useAskTeam() {
  const navigate = useNavigate();
  return (said: Parameters<typeof draftConversation>[0]) => {
    addToMessage((room) => draftConversation(said, room));
    if (document.getElementById("message")) scrollToSection("message");
    else void navigate("/contact#message");
    showToast({
      title: "Your conversation is in the message",
      text: "Change it as you like. Nothing is sent before you press Send Message.",
    });
  };
}

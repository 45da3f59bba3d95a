import type { Ref } from "react";
import { Link } from "react-router";
import { useKeepQuery } from "#app/lib/use-address.ts";
import { LinkedText } from "#app/ui/linked-text.tsx";
import type { SiteLink } from "#domain/assistant/assistant.ts";
import { Bubble } from "./bubble.tsx";
import { languageOf } from "./language-of.ts";
import type { ChatMessage } from "./stored-chat.ts";

type MessageProps = { message: ChatMessage; ref: Ref<HTMLDivElement>; onFollow: () => void };

export const Message = ({ message: { sender, text, lang, link }, ref, onFollow }: MessageProps) => (
  <Bubble ref={ref} sender={sender}>
    <span className="sr-only">{sender === "user" ? "You: " : "Assistant: "}</span>
    <span lang={lang ?? languageOf(text)}>{sender === "ai" ? <LinkedText text={text} /> : text}</span>
    {link && <Source link={link} onFollow={onFollow} />}
  </Bubble>
);

function Source({ link, onFollow }: { link: SiteLink; onFollow: () => void }) {
  const keepQuery = useKeepQuery();
  return (
    <Link to={keepQuery(link.path)} onClick={onFollow} className="link -mb-2 flex text-[0.875rem]">
      Read more: {link.label}
    </Link>
  );
}

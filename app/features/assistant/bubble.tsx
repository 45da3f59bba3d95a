import type { ReactNode, Ref } from "react";
import { cn } from "#app/lib/cn.ts";
import type { ChatMessage } from "./stored-chat.ts";

type BubbleProps = { sender: ChatMessage["sender"]; ref?: Ref<HTMLDivElement>; children: ReactNode };

export const Bubble = ({ sender, ref, children }: BubbleProps) => (
  <div
    ref={ref}
    className={cn(
      "max-w-[86%] forced-colors:border rounded-card px-3.5 py-3 text-[1rem] leading-[1.42] wrap-anywhere whitespace-pre-line",
      sender === "ai"
        ? "self-start rounded-tl-none bg-raised"
        : "self-end rounded-tr-none bg-accent font-medium text-on-accent",
    )}
  >
    {children}
  </div>
);

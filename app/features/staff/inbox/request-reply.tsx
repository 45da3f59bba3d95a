import { Check, Mail, MessageCircle, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { focusPlace } from "#app/lib/scroll.ts";
import { Button } from "#app/ui/button.tsx";
import { replyLinks } from "#domain/requests/reply-links.ts";
import { AddAsStudent } from "./add-as-student.tsx";
import { ReplyClock } from "../request-badges.tsx";
import type { useFollowUp } from "./use-follow-up.ts";

type RequestReplyProps = { followUp: ReturnType<typeof useFollowUp>; now: Date };

/** Opens the staff's own mail program, phone or WhatsApp; that it was answered is one press beside it. */
export function RequestReply({ followUp, now }: RequestReplyProps) {
  const { current: request, isSaving, saveStatus, edit } = followUp;
  const { mail, call, whatsApp } = replyLinks(request);

  function markContacted() {
    saveStatus("contacted");
    // The button is gone once it is saved.
    focusPlace("request-name");
  }

  return (
    <div role="group" aria-label="Answer" className="grid gap-2">
      <div className="flex flex-wrap gap-2 empty:hidden">
        {whatsApp && (
          <ReplyLink href={whatsApp} target="_blank" rel="noopener noreferrer">
            <MessageCircle aria-hidden className="icon" />
            WhatsApp
          </ReplyLink>
        )}
        {mail && (
          <ReplyLink href={mail}>
            <Mail aria-hidden className="icon" />
            Write mail
          </ReplyLink>
        )}
        {call && (
          <ReplyLink href={call}>
            <Phone aria-hidden className="icon" />
            Call
          </ReplyLink>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {request.status === "new" && (
          <Button size="sm" busy={isSaving} onClick={markContacted}>
            <Check aria-hidden className="icon" />
            Mark contacted
          </Button>
        )}
        <AddAsStudent request={request} onAdded={() => edit({ status: undefined })} />
        <ReplyClock request={request} now={now} />
      </div>
    </div>
  );
}

type ReplyLinkProps = { href: string; target?: string; rel?: string; children: ReactNode };

const ReplyLink = ({ children, ...rest }: ReplyLinkProps) => (
  <a
    className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong px-3 text-small font-[650] no-underline hover:bg-raised lg:min-h-9"
    {...rest}
  >
    {children}
  </a>
);

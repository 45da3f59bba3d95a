import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { MessageLinks as Links } from "#domain/contact/mail-and-whatsapp-links.ts";
import { useShortcuts } from "./shortcuts.tsx";

type ContactActionLinksProps = {
  links: Links & { call?: string };
  onUse?: (way: "whatsApp" | "mail") => void;
  children?: ReactNode;
};

export function ContactActionLinks({ links: { whatsApp, mail, call }, onUse, children }: ContactActionLinksProps) {
  const ways = [
    { name: "WhatsApp", icon: "message-circle", href: whatsApp },
    { name: "Write mail", icon: "mail", href: mail },
    { name: "Call", icon: "phone", href: call },
  ] as const;
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {children}
      {ways.map(
        ({ name, icon, href }) =>
          href && (
            <a
              key={name}
              href={href}
              onClick={() => href !== call && onUse?.(href === mail ? "mail" : "whatsApp")}
              {...(href === whatsApp && { target: "_blank", rel: "noopener noreferrer" })}
              className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong px-3 text-small font-[650] no-underline hover:bg-raised lg:min-h-9"
            >
              <Icon name={icon} />
              {name}
            </a>
          ),
      )}
    </div>
  );
}

type ContactLinks = { whatsApp?: string | undefined; mail?: string | undefined };

/** `w` and `m` open what the links lead to. */
export function useContactKeys({ whatsApp, mail }: ContactLinks, isOn = true) {
  const openOr = (href: string | undefined, target: string, missing: string) => () =>
    href ? window.open(href, target, "noopener") : showToast({ tone: "info", title: missing });
  useShortcuts(
    isOn
      ? {
          w: openOr(whatsApp, "_blank", "No phone number was given."),
          m: openOr(mail, "_self", "No e-mail address was given."),
        }
      : {},
  );
}

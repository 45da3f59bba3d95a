import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "./icon.tsx";
import { cn } from "#app/lib/cn.ts";
import type { PageLink } from "#domain/content/navigation-schemas.ts";

const variants = {
  primary: "bg-accent text-on-accent border-accent-edge hover:bg-accent-hover",
  ink: "bg-on-accent text-on-ink border-on-accent",
  solid: "bg-fg text-bg border-fg",
  outline: "border-line-strong hover:bg-raised",
  quiet: "border-transparent px-3 hover:bg-raised",
  danger: "border-danger-text text-danger-text hover:bg-danger-soft",
};

const sizes = {
  /** For rows of controls; lower where a pointer is precise enough for it. */
  sm: "min-h-11 px-3.5 text-small lg:min-h-9",
  md: "min-h-12 px-5 text-body",
  lg: "min-h-15 px-8 text-[1.25rem]",
};

/** A `link` looks like one in the text, and does what a button does. */
type ButtonStyle = { variant?: keyof typeof variants | "link"; size?: keyof typeof sizes };

const getButtonClass = ({ variant = "primary", size = "md" }: ButtonStyle, className?: string) =>
  variant === "link" ? cn("link", className) : cn("button", sizes[size], variants[variant], className);

type ButtonProps = ComponentProps<"button"> & ButtonStyle & { icon?: string; busy?: boolean };

/** `busy` waits for a response: a press does nothing, but unlike `disabled` it does not lose the focus. */
export function Button({ variant, size, icon, busy = false, type = "button", ...props }: ButtonProps) {
  const { className, onClick, children, ...rest } = props;
  return (
    <button
      type={type}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={getButtonClass({ variant, size }, className)}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<typeof Link> & ButtonStyle) {
  return <Link prefetch="intent" className={getButtonClass({ variant, size }, className)} {...rest} />;
}

export const ArrowLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} prefetch="intent" className="link">
    {children}
    <Icon name="arrow-right" className="icon size-4" />
  </Link>
);

export const LinkList = ({ links }: { links: readonly PageLink[] }) => (
  <div className="flex flex-wrap gap-x-6">
    {links.map(({ label, path }) => (
      <Link key={path} to={path} prefetch="intent" className="link">
        {label}
      </Link>
    ))}
  </div>
);

/** 44 by 44 px, named by its label. */
export function IconButton({
  label,
  type = "button",
  className,
  ...rest
}: ComponentProps<"button"> & { label: string }) {
  return (
    <button
      type={type}
      aria-label={label}
      className={cn("inline-grid size-11 flex-none place-items-center rounded-control hover:bg-raised", className)}
      {...rest}
    />
  );
}

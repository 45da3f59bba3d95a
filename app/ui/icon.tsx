import spriteUrl from "virtual:icon-sprite";

type IconProps = { name: string; className?: string };

/** One of Lucide's icons. It stands beside text that says the same, or in a control with a label, so assistive technology skips it. */
export const Icon = ({ name, className = "icon" }: IconProps) => (
  <svg viewBox="0 0 24 24" aria-hidden className={className}>
    <use href={`${spriteUrl}#${name}`} />
  </svg>
);

type DayIconProps = { drawing: string | undefined; className?: string };

/** The picture of a day or an outcome of a phase, drawn by the server; the title beside it says the same. */
export const DayIcon = ({ drawing = "", className = "icon-lg" }: DayIconProps) => (
  <svg
    aria-hidden
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
    dangerouslySetInnerHTML={{ __html: drawing }}
  />
);

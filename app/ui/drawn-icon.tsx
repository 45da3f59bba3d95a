type DrawnIconProps = { drawing: string | undefined; className?: string };

/** An icon that content names, drawn by the server; it stands beside text that says the same, so assistive technology skips it. */
export const DrawnIcon = ({ drawing = "", className = "icon-lg" }: DrawnIconProps) => (
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

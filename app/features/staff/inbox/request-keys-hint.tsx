const keys = [
  ["j", "next"],
  ["k", "previous"],
  ["Enter", "read"],
  ["x", "select"],
  ["/", "search"],
  ["Esc", "close"],
] as const;

/** Only where there is a keyboard to speak of. */
export function RequestKeysHint({ isOn, toggle }: { isOn: boolean; toggle: () => void }) {
  return (
    <p className="ml-auto hidden items-center gap-x-3 text-small text-fg-2 min-[80rem]:flex">
      {isOn &&
        keys.map(([key, name]) => (
          <span key={key}>
            <kbd className="rounded-cell border border-line-strong px-1.5 font-mono text-micro">{key}</kbd> {name}
          </span>
        ))}
      <button type="button" aria-pressed={isOn} onClick={toggle} className="link min-h-7 text-small">
        Keys {isOn ? "on" : "off"}
      </button>
    </p>
  );
}

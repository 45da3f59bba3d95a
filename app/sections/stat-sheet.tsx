/** Figures of the course as one sheet: two by two on phones, in a row from the split on. */
export function StatSheet({ stats }: { stats: readonly { figure: string; label: string }[] }) {
  return (
    <ul className="sheet grid-cols-2 nav:auto-cols-fr nav:grid-flow-col nav:grid-cols-none">
      {stats.map((stat) => (
        <li key={stat.label}>
          <b className="block text-[clamp(2.5rem,1.6rem+4vw,4.5rem)] leading-[0.9] font-extrabold tracking-[-0.045em] tabular-nums max-[24rem]:text-[1.875rem]">
            {stat.figure}
          </b>{" "}
          <span className="mt-3 block text-fg-2">{stat.label}</span>
        </li>
      ))}
    </ul>
  );
}

/** Square, name and length; the square's colour is the phase it stands in. */
export function PhaseTabLabel({ name, days }: { name: string; days: number }) {
  return (
    <>
      <span
        aria-hidden
        className="size-2.5 flex-none rounded-[1px] bg-phase shadow-[inset_0_0_0_1px_var(--phase-edge)] max-[34rem]:hidden"
      />
      {name}
      <span className="label-mono ml-auto hidden pr-3 text-fg-3 nav:inline">{days} days</span>
    </>
  );
}

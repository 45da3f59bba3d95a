/** A honeypot: no visitor sees or reaches this last field of a form, so a filled one is probably a bot's. */
export function TrapField({ name }: { name: string }) {
  return (
    <div inert className="absolute -left-[200vw] size-px overflow-hidden">
      <input type="text" name={name} tabIndex={-1} autoComplete="off" aria-label="Leave empty" defaultValue="" />
    </div>
  );
}

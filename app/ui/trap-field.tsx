/** A field that no visitor sees or reaches, the last of its form; what fills it in is probably a robot. */
export function TrapField({ name }: { name: string }) {
  return (
    <div inert className="absolute -left-[200vw] size-px overflow-hidden">
      <input type="text" name={name} tabIndex={-1} autoComplete="off" aria-label="Leave empty" defaultValue="" />
    </div>
  );
}

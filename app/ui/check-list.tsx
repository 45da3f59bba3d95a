import { Check } from "lucide-react";

export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid content-start gap-2.5">
      {items.map((item) => (
        <li key={item} className="grid grid-cols-[20px_1fr] gap-2.5 leading-[1.35]">
          <Check aria-hidden className="icon mt-[0.1em] text-phase-text" />
          {item}
        </li>
      ))}
    </ul>
  );
}

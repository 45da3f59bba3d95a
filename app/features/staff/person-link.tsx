import { Link } from "react-router";

/** To all that is stored about whoever has this contact. */
export function PersonLink({ email, phone }: { email: string; phone: string }) {
  const contact = email || phone;
  if (!contact) return null;
  return (
    <Link prefetch="none" to="?tab=person" state={{ contact }} className="link justify-self-start text-small">
      Personal data
    </Link>
  );
}

import { parseSent } from "#app/lib/sent-requests.ts";
import { showSent } from "#app/lib/sent-store.ts";

export function SentList({ text, className }: { text: string; className: string }) {
  const list = parseSent(text);
  return (
    list.length > 0 && (
      <ul aria-label="Your requests" className={`flex flex-wrap gap-x-5 ${className}`}>
        {list.map((sent) => (
          <li key={sent.reference}>
            <button type="button" className="link text-small" onClick={() => showSent(sent)}>
              Your request #{sent.reference}
            </button>
          </li>
        ))}
      </ul>
    )
  );
}

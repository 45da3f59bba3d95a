import { parseSentRequests } from "#app/lib/requests/sent-requests.ts";
import { showConfirmation } from "#app/lib/requests/sent-requests-and-shown-confirmation.ts";

export function SentRequestButtons({ text, className }: { text: string; className: string }) {
  const list = parseSentRequests(text);
  return (
    list.length > 0 && (
      <ul aria-label="Your requests" className={`flex flex-wrap gap-x-5 ${className}`}>
        {list.map((sent) => (
          <li key={sent.reference}>
            <button type="button" className="link text-small" onClick={() => showConfirmation(sent)}>
              Your request #{sent.reference}
            </button>
          </li>
        ))}
      </ul>
    )
  );
}

import { RefreshCw } from "lucide-react";
import { focusPlace } from "#app/lib/scroll.ts";
import { Button } from "#app/ui/button.tsx";
import type { InboxRequest } from "#domain/requests/request.ts";
import { DeliveryBadge } from "./request-badges.tsx";
import { useRelease, useRetry } from "./use-request-actions.ts";

export function RequestDelivery({ request }: { request: InboxRequest }) {
  const retry = useRetry();
  const release = useRelease(() => focusPlace("request-name"));
  return (
    <div className="card grid justify-items-start gap-3 p-4">
      <h3 className="text-h4">Team chat</h3>
      <DeliveryBadge delivery={request.delivery} />
      <p className="text-small text-fg-2">
        {request.tries === 1 ? "1 try" : `${request.tries} tries`}
        {request.lastError && `, last error: ${request.lastError}`}
      </p>
      {request.delivery === "held" && (
        <>
          <p className="text-small">Held back as suspected spam or after a deletion.</p>
          <Button variant="outline" busy={release.isPending} onClick={() => release.mutate({ id: request.id })}>
            Release
          </Button>
        </>
      )}
      {(request.delivery === "failed" || request.delivery === "pending") && (
        <Button variant="outline" busy={retry.isPending} onClick={() => retry.mutate({ id: request.id })}>
          <RefreshCw aria-hidden className="icon" />
          Retry
        </Button>
      )}
    </div>
  );
}

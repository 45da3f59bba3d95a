export type RequestKind = "enrollment" | "contact";
export type DeliveryKind = RequestKind | "error-report";
export type DeliveryState = "pending" | "delivered" | "failed" | "not-configured" | "held";

/** Times are ISO texts in UTC: they sort as they are, on both engines. */
export type Tables = {
  requests: { id: string; kind: RequestKind; body: string; idempotency_key: string | null; created_at: string };
  deliveries: {
    id: string;
    /** Null for an error report, which has its text in `body` instead. */
    request_id: string | null;
    kind: DeliveryKind;
    body: string | null;
    state: DeliveryState;
    created_at: string;
    due_at: string;
    give_up_at: string;
    tries: number;
    last_error: string | null;
    locked_by: string | null;
    locked_until: string | null;
    delivered_at: string | null;
    message_id: string | null;
  };
  /** `webhook` is a digest: the address itself is a secret and stays in the settings. */
  webhook_pauses: { webhook: string; until: string; failures: number };
  error_reports: { kind: string; reported_at: string };
};

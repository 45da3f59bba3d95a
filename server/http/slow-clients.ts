/**
 * How long a client may take to send the head of an HTTP request, and all of it. Node checks connections at an interval,
 * by default every 30 seconds, so a late one lives up to an interval longer: here it is short, and part of the limit.
 */
export function limitSlowClients({ head = 15_000, whole = 30_000 } = {}) {
  const connectionsCheckingInterval = head / 15;
  return {
    headersTimeout: head - connectionsCheckingInterval,
    requestTimeout: whole - connectionsCheckingInterval,
    connectionsCheckingInterval,
  };
}

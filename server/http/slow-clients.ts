/**
 * How long a visitor may take to send the head of a request, and all of it. Node looks for late ones at an interval, by
 * default every 30 seconds, so whoever comes too late lives up to an interval longer: it is short and counts as well.
 */
export function limitSlowClients({ head = 15_000, request = 30_000 } = {}) {
  const connectionsCheckingInterval = head / 15;
  return {
    headersTimeout: head - connectionsCheckingInterval,
    requestTimeout: request - connectionsCheckingInterval,
    connectionsCheckingInterval,
  };
}

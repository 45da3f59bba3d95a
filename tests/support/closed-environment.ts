/**
 * What a test run takes over from the machine: where programs, the browser and temporary files are, how to write to the
 * terminal, and its own TEST_* settings. Everything else stays outside, the owner's webhooks, keys, databases, PINs and
 * addresses among it.
 */
const allowed = new Set(
  [
    ["PATH", "PATHEXT", "HOME", "USERPROFILE", "USER", "TMPDIR", "TMP", "TEMP", "TZ", "LANG", "LC_ALL"],
    ["SYSTEMROOT", "WINDIR", "COMSPEC", "APPDATA", "LOCALAPPDATA", "PROGRAMFILES", "JAVA_HOME"],
    ["TERM", "COLORTERM", "FORCE_COLOR", "NO_COLOR", "CI", "CHROMIUM_PATH", "PLAYWRIGHT_BROWSERS_PATH"],
    // Tools that are missing are fetched through these.
    ["HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS", "NPM_CONFIG_REGISTRY"],
  ].flat(),
);

export const isAllowed = (name: string) => allowed.has(name.toUpperCase()) || name.startsWith("TEST_");

/** The environment of every child process of tests, benchmarks, fault runs and evaluations, with what the caller names. */
export function closedEnvironment(settings: Record<string, string> = {}): Record<string, string> {
  const environment: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) {
    if (value !== undefined && isAllowed(name)) environment[name] = value;
  }
  return { ...environment, ...settings };
}

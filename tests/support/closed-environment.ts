/**
 * What a test run inherits from the machine: where programs, the browser and temporary files are, how to write to the
 * terminal, and its own TEST_* settings. Nothing else passes: no webhook, key, database, PIN or address of the owner.
 */
const allowed = new Set(
  [
    ["PATH", "PATHEXT", "HOME", "USERPROFILE", "USER", "TMPDIR", "TMP", "TEMP", "TZ", "LANG", "LC_ALL"],
    ["SYSTEMROOT", "WINDIR", "COMSPEC", "APPDATA", "LOCALAPPDATA", "PROGRAMFILES", "JAVA_HOME"],
    ["TERM", "COLORTERM", "FORCE_COLOR", "NO_COLOR", "CI"],
    ["CHROMIUM_PATH", "FIREFOX_PATH", "WEBKIT_DRIVER_PATH", "PLAYWRIGHT_BROWSERS_PATH"],
    // Missing tools are downloaded through these.
    ["HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS", "NPM_CONFIG_REGISTRY"],
  ].flat(),
);

export const isAllowed = (name: string) => allowed.has(name.toUpperCase()) || name.startsWith("TEST_");

/** The environment of every child process of tests, benchmarks, fault runs and evaluations, plus the given settings. */
export function closedEnvironment(settings: Record<string, string> = {}): Record<string, string> {
  const environment: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) {
    if (value !== undefined && isAllowed(name)) environment[name] = value;
  }
  return { ...environment, ...settings };
}

/** Text as part of HTML or XML; the control characters that XML cannot hold at all are dropped. */
export const escapeMarkup = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex -- just these are not allowed in XML
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** What a visitor perceives: a role and its name, perhaps inside another such thing. */
export interface Target {
  role: keyof typeof selectors;
  name: string;
  within?: Target;
}

const selectors = {
  alert: '[role="alert"]',
  article: "article",
  button: 'button, summary, [role="button"]',
  contentinfo: "footer",
  dialog: 'dialog[open], [role="dialog"]',
  field: "input, textarea, select",
  form: "form",
  heading: "h1, h2, h3, h4",
  link: "a[href]",
  list: 'ul, ol, [role="list"]',
  log: '[role="log"]',
  main: "main",
  navigation: "nav",
  region: 'section, [role="region"]',
  status: '[role="status"]',
};

export const the = (role: Target["role"], name = "", within?: Target): Target =>
  within ? { role, name, within } : { role, name };

/** Runs in the page, so it uses nothing from outside. Visible matches only; an exact name beats a part of one. */
function findIn(root: ParentNode, css: string, name: string): HTMLElement[] {
  const clean = (text: string | null | undefined) => (text ?? "").replaceAll(/\s+/g, " ").trim();
  const textOf = (ids: string) =>
    ids
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent)
      .join(" ");
  const nameOf = (element: HTMLElement) => {
    const labelledBy = element.getAttribute("aria-labelledby");
    if (labelledBy) return clean(textOf(labelledBy));
    const label = element.getAttribute("aria-label");
    if (label) return clean(label);
    if ("labels" in element && element.labels instanceof NodeList && element.labels.length > 0) {
      return clean([...element.labels].map((part) => part.textContent).join(" "));
    }
    return clean(element.textContent) || clean(element.getAttribute("placeholder"));
  };
  const matches = [...root.querySelectorAll<HTMLElement>(css)]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest("[aria-hidden=true], [inert]"),
    )
    .filter((element) => nameOf(element).includes(name));
  const exact = matches.filter((element) => name !== "" && nameOf(element) === name);
  return exact.length > 0 ? exact : matches;
}

/** An expression for the page: all elements that match. */
export function allOf({ role, name, within }: Target): string {
  const query = (root: string) => `find(${root}, ${JSON.stringify(selectors[role])}, ${JSON.stringify(name)})`;
  const found = within ? `${allOf(within)}.flatMap((root) => ${query("root")})` : query("document");
  return `((find) => ${found})(${findIn.toString()})`;
}

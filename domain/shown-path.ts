const longestShown = 200;

/** The decoded path, or the raw one where its encoding is malformed; rendered as text only. */
export function shownPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname).slice(0, longestShown);
  } catch {
    return pathname.slice(0, longestShown);
  }
}

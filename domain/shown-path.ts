const longestShown = 200;

/** An address as the visitor typed it, where it can be read at all; it is shown as text and nothing else. */
export function shownPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname).slice(0, longestShown);
  } catch {
    return pathname.slice(0, longestShown);
  }
}

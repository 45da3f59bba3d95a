/** As much of a window as the scripts need that run before hydration; `more` adds what one of them asks for. */
export function createFakePage(more: object) {
  const classes = new Set<string>();
  const root = {
    dataset: {} as Record<string, string>,
    classList: {
      add: (...names: string[]) => names.forEach((name) => classes.add(name)),
      remove: (...names: string[]) => names.forEach((name) => classes.delete(name)),
    },
  };
  const page = Object.assign(new EventTarget(), { document: { documentElement: root }, ...more });
  return {
    root,
    classes,
    fire: (type: string) => void page.dispatchEvent(new Event(type)),
    page: page as unknown as Window & typeof globalThis,
  };
}

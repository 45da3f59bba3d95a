/** Where a page has the data of its loaders, as JSON. */
export const loaderDataId = "loader-data";

type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

declare global {
  interface Window {
    __reactRouterContext?: { streamController?: ReadableStreamDefaultController<string> };
  }
}

/** Hands the data to the router in its own format; a page whose data is not plain has it in that format already. */
export function passLoaderDataToRouter({ document, __reactRouterContext: context }: Window) {
  const json = document.getElementById(loaderDataId)?.textContent;
  if (!json || !context?.streamController) return;
  const data = JSON.parse(json, (_, value: Plain & Reference) => readReference(document, value)) as Plain;
  context.streamController.enqueue(`${formatTurboStream(data)}\n`);
  context.streamController.close();
}

/** To the paragraph or the list items of a panel, by its id (`server/pages/embed-loader-data.ts`). */
type Reference = { $text?: string; $texts?: string } | null;

function readReference(document: Document, value: Plain & Reference) {
  const id = value?.$text ?? value?.$texts;
  if (!id) return value;
  const texts = Array.from(document.getElementById(id)?.querySelectorAll("p, li") ?? [], (item) => item.textContent);
  return value?.$text ? texts[0] : texts;
}

/** One list of all values, in which lists and objects name others by their place. */
export function formatTurboStream(data: Plain): string {
  const values: unknown[] = [];
  function add(value: Plain): number {
    if (value === null) return -5;
    const place = values.push(value) - 1;
    if (Array.isArray(value)) values[place] = value.map(add);
    else if (typeof value === "object")
      values[place] = Object.fromEntries(Object.entries(value).map(([key, item]) => [`_${add(key)}`, add(item)]));
    return place;
  }
  add(data);
  return JSON.stringify(values);
}

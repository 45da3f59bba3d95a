/** `a, b and c`. */
export const listed = (items: readonly string[], last = "and") =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1)}`;

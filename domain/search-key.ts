/** What a text is compared by in a search: neither case nor the number of spaces tells names apart. */
export const searchKey = (text: string) => text.replaceAll(/\s+/g, " ").trim().toLowerCase();

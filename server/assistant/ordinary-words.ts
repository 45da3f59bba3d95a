export const ordinaryWords: readonly string[] = [];

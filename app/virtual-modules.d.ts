/** The module's default export, called with the window, as the text of a script (`vite/inline-script.ts`). */
declare module "*?inline-script" {
  const text: string;
  export default text;
}

/** The address of the file with all icons (`vite/icon-sprite.ts`). */
declare module "virtual:icon-sprite" {
  const url: string;
  export default url;
}

/** What an engine can do for a visitor. Scripts are expressions; what they return crosses as JSON. */
export interface Driver {
  /** Resolves when the navigation has begun, or later. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  evaluate(script: string): Promise<unknown>;
  /** With the pointer, on the element that the script returns; it is in view already. */
  click(script: string): Promise<void>;
  /** Into what has the focus, key by key; `keys` below name those without a character. */
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Console errors, uncaught errors and policy violations since the visit began. */
  errors(): Promise<string[]>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A running browser; every visit has storage and cookies of its own. */
export interface Engine {
  visit(): Promise<Driver>;
  close(): Promise<void>;
}

/** Code points that WebDriver has for keys without a character. */
export const keys = { Enter: "\uE007", Escape: "\uE00C", Tab: "\uE004" } as const;

/** Both WebDrivers take keys in this form. */
export const keyActions = (text: string) => {
  const actions = Array.from(text, (value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]).flat();
  return [{ type: "key", id: "keyboard", actions }];
};

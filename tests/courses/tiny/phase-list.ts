export const phaseList = [{ key: "sketch", days: 10, color: "accent" }] as const;

export const unit = { one: "evening", many: "evenings" };

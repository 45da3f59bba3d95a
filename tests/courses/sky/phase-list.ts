export const phaseList = [
  { key: "beginner", days: 14, color: "accent" },
  { key: "telescope", days: 10, color: "cool" },
] as const;

export const unit = { one: "evening", many: "evenings" };

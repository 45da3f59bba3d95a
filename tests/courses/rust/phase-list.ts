export const phaseList = [
  { key: "core", days: 24, color: "#c2410c" },
  { key: "systems", days: 18, color: "cool" },
] as const;

// The phases of the course in their order, one to six. `key` is what staff files, requests and URLs call a phase: once there are
// students, keep it, also where its name changes. `days` is how many days it has, which its file in content/curriculum/ lists, and
// `color` is "accent", "cool" (both in content/look.ts), "plain" or a colour of its own such as "#9b7bff".
// `unit` is what the course counts by, where that is no day: an evening, a session, a lesson. It may be left out.
// Browsers load this file too, so it imports nothing and holds nothing else.
export const phaseList = [
  { key: "basic", days: 21, color: "accent" },
  { key: "intermediate", days: 21, color: "cool" },
  { key: "advanced", days: 16, color: "plain" },
] as const;

export const unit = { one: "day", many: "days" };

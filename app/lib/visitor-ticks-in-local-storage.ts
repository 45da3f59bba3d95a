import type { ListedDay } from "#domain/content/curriculum.ts";
import { courseLength, formatDayCount } from "#domain/content/phase.ts";
import {
  applyTaskOrDayTick,
  formatTickedDaysAndTasks,
  parseTickedDaysAndTasks,
  type Ticks,
} from "#domain/students/day-and-task-ticks.ts";
import { planTicksKey, readStored, writeOrRemoveStored } from "./storage.ts";
import { createStore } from "./store.ts";

const readTicks = () => parseTickedDaysAndTasks(readStored("localStorage", planTicksKey) ?? "");

/** What a visitor, of whom nothing else is known, has ticked on the public plan. It stays on the device until they enroll. */
export const planTicks = createStore(readTicks());
// Another tab of this browser may show the plan too.
addEventListener("storage", ({ key }) => key === planTicksKey && planTicks.write(readTicks()));

export function saveTicks(ticks: Ticks) {
  writeOrRemoveStored("localStorage", planTicksKey, formatTickedDaysAndTasks(ticks) || null);
  planTicks.write(ticks);
  // A drawing that still has one link for all fetches its squares as when a pointer comes near: to subscribe would be code that every
  // visit loads.
  for (const link of document.querySelectorAll(":is(.figure, .calendar) + a")) {
    link.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  }
}

export const tickTask = ({ day, tasks }: Pick<ListedDay, "day" | "tasks">, task: number, done = true) =>
  saveTicks(applyTaskOrDayTick(planTicks.read(), { day, task, done }, tasks.length));

export const formatDaysDone = (days: readonly number[]) => `${days.length} of ${formatDayCount(courseLength)} done`;

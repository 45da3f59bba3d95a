import { sortDays } from "./progress.ts";

/** What a student has ticked: whole days, and tasks of days that are not completed yet, as `12-0` for the first of day 12. */
export type Ticks = { completedDays: readonly number[]; tickedTasks: readonly string[] };

/** Sets a task, or with null the whole day, to ticked or not. */
export type Tick = { day: number; task: number | null; done: boolean };

const taskKey = (day: number, task: number) => `${day}-${task}`;

/** A completed day has all its tasks. */
export const isTaskTicked = ({ completedDays, tickedTasks }: Ticks, day: number, task: number) =>
  completedDays.includes(day) || tickedTasks.includes(taskKey(day, task));

/** A day is completed with its last task, and open again without any one of them. */
export function applyTick(ticks: Ticks, { day, task, done }: Tick, taskCount: number) {
  const ticked = Array.from({ length: taskCount }, (_, index) => index).filter((index) =>
    task === null || index === task ? done : isTaskTicked(ticks, day, index),
  );
  const [days, tasks] = [
    ticks.completedDays.filter((other) => other !== day),
    ticks.tickedTasks.filter((key) => !key.startsWith(`${day}-`)),
  ];
  return ticked.length === taskCount
    ? { completedDays: sortDays([...days, day]), tickedTasks: tasks }
    : { completedDays: days, tickedTasks: [...tasks, ...ticked.map((index) => taskKey(day, index))] };
}

export const sortDays = (days: readonly number[]) => days.toSorted((a, b) => a - b);

/** What a student has ticked: whole days, and tasks of days that are not completed yet, as `12-0` for the first of day 12. */
export type Ticks = { completedDays: readonly number[]; tickedTasks: readonly string[] };

/** Sets a task, or with null the whole day, to ticked or not. */
export type Tick = { day: number; task: number | null; done: boolean };

const taskKey = (day: number, task: number) => `${day}-${task}`;

/** A completed day has all its tasks. */
export const isTaskTicked = ({ completedDays, tickedTasks }: Ticks, day: number, task: number) =>
  completedDays.includes(day) || tickedTasks.includes(taskKey(day, task));

/** A day is completed with its last task, and open again without any one of them. */
export function applyTaskOrDayTick(ticks: Ticks, { day, task, done }: Tick, taskCount: number) {
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

/** As a form sends it and staff read it: `1, 2, 6 (1, 3)` are days 1 and 2, and the first and the third task of day 6. */
export function formatTickedDaysAndTasks({ completedDays, tickedTasks }: Ticks): string {
  const tasks = tickedTasks.map((key) => key.split("-").map(Number) as [day: number, index: number]);
  return sortDays([...new Set([...completedDays, ...tasks.map(([day]) => day)])])
    .map((day) => {
      const numbers = tasks.flatMap(([of, index]) => (of === day ? [index + 1] : []));
      return numbers.length === 0 ? day : `${day} (${numbers.join(", ")})`;
    })
    .join(", ");
}

/** What `formatTickedDaysAndTasks` has written; whatever else a text holds is left out. */
export function parseTickedDaysAndTasks(text: string): Ticks {
  const days = [...text.matchAll(/(?:^|, )(\d{1,3})(?: \((\d(?:, \d)*)\))?(?=, |$)/g)].map(([, day, tasks]) => ({
    day: Number(day),
    tasks: tasks?.split(", ").map((task) => Number(task) - 1),
  }));
  return {
    completedDays: sortDays([...new Set(days.flatMap(({ day, tasks }) => (tasks ? [] : [day])))]),
    tickedTasks: days.flatMap(({ day, tasks = [] }) => tasks.map((task) => taskKey(day, task))),
  };
}

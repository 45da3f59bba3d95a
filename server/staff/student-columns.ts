/** The columns of a file of students, as exported and as imported: what is written can be read back. */
export const studentColumns = {
  name: "Name",
  enrollmentDate: "Enrolled",
  currentPhase: "Phase",
  currentDay: "Current day",
  completedDays: "Completed days",
  completed: "Completed",
  updatedAt: "Last change",
  id: "Id",
  email: "Email",
  phone: "Phone",
  course: "Course",
  price: "Price",
  paidOn: "Paid on",
  paidNote: "Paid note",
  requestId: "Request",
} as const;
export type StudentColumn = keyof typeof studentColumns;

export const isColumn = (key: string): key is StudentColumn => Object.hasOwn(studentColumns, key);

export const findColumn = (title: string) =>
  Object.keys(studentColumns)
    .filter(isColumn)
    .find((key) => studentColumns[key].toLowerCase() === title.trim().toLowerCase());

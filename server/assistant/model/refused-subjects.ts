/** Subjects that the assistant does not answer: what is not the course, and what means harm. */
export const refusedSubjects: readonly string[] = ["elsewhere", "hostile"];

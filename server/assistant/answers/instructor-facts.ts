import { instructor } from "#content/instructor.ts";
import { listed } from "#domain/format/text.ts";
import { lowerFirst } from "./fill-template.ts";

/** What an answer may say of the person who teaches. */
export function instructorFacts(): Record<string, string> {
  const { education, experience, skills, projects, goals, whyLearnFromMe } = instructor;
  return {
    instructorName: instructor.name,
    instructorRole: instructor.role,
    instructorPlace: instructor.location,
    instructorAge: String(instructor.age),
    degree: education.degree,
    degreePeriod: education.period,
    instructorWork: experience
      .map(({ role, company, duration }) => `${role}, ${lowerFirst(company)} (${duration})`)
      .join("; "),
    instructorAchievements: experience
      .map(
        ({ company, duration, achievements }) =>
          `${lowerFirst(company)} (${duration}): ${achievements.map(lowerFirst).join(", ")}`,
      )
      .join("; "),
    instructorSkills: listed(skills.technical),
    instructorSoftSkills: listed(skills.soft.map(lowerFirst)),
    instructorProjects: listed(
      projects.map(({ name, impact }) => `${name} (${lowerFirst(impact).replace(/\.$/, "")})`),
    ),
    goalSoon: goals.shortTerm[0] ?? "",
    goalLater: goals.longTerm[0] ?? "",
    whyInstructor: whyLearnFromMe.join(" "),
  };
}

import { instructor } from "#content/instructor.ts";
import { teacherLink, type Saying } from "../links.ts";
import type { Notes } from "../notes.ts";
import { listed, lowerFirst } from "../say.ts";

export function instructorNotes() {
  const note = (text: string): Saying => ({ text, link: teacherLink });
  const { education, experience, skills, projects, goals, whyLearnFromMe } = instructor;
  return {
    instructor: note(
      `The instructor is a ${lowerFirst(instructor.role)} from ${instructor.location} with a ${education.degree}, who builds web applications and chat bots. You get 1-on-1 mentorship.`,
    ),
    education: note(`The instructor studied for a ${education.degree}, ${education.period}, at a university in India.`),
    age: note(`The instructor is ${instructor.age} years old.`),
    based: note(`The instructor lives in ${instructor.location}. The course is online.`),
    work: note(
      `The instructor's experience: ${experience.map((entry) => `${lowerFirst(entry.role)} (${entry.duration})`).join(", ")}.`,
    ),
    teacherSkills: note(`The instructor's technical skills: ${listed(skills.technical)}.`),
    teacherProjects: note(
      `Notable projects of the instructor: ${listed(projects.map(({ name, technologies }) => `${name} (${technologies.join(", ")})`))}.`,
    ),
    goals: note(
      `Goals of the instructor: ${goals.shortTerm[0]}, and in the long term ${lowerFirst(goals.longTerm[0] ?? "")}.`,
    ),
    whyTeacher: note(`The instructor says: ${whyLearnFromMe.slice(0, 3).join(" ")}`),
  } satisfies Notes;
}

import { instructor } from "#content/instructor.ts";
import { teacherLink } from "../links.ts";
import type { Note } from "../notes.ts";
import { listed, lowerFirst } from "../say.ts";

export function instructorNotes(): Note[] {
  const note = (id: string, asked: string, text: string): Note => ({ id, asked, text, link: teacherLink });
  const { education, experience, skills, projects, goals, whyLearnFromMe } = instructor;
  return [
    note(
      "instructor",
      "instructor; who is the instructor; instructor course; teacher; who teaches; instructor experience; instructor support; instructor name; instructor prerequisites",
      `The instructor is a ${lowerFirst(instructor.role)} from ${instructor.location} with a ${education.degree}, who builds web applications and chat bots. You get 1-on-1 mentorship.`,
    ),
    note(
      "education",
      "education; education instructor; bca; instructor study; instructor degree; instructor qualification; certificate instructor",
      `The instructor studied for a ${education.degree}, ${education.period}, at a university in India.`,
    ),
    note("age", "age; age instructor; how old is the instructor", `The instructor is ${instructor.age} years old.`),
    note(
      "based",
      "based; based instructor; online instructor; where is the instructor from",
      `The instructor lives in ${instructor.location}. The course is online.`,
    ),
    note(
      "work",
      "work; work instructor; professional experience of the instructor; instructor experience",
      `The instructor's experience: ${experience.map((entry) => `${lowerFirst(entry.role)} (${entry.duration})`).join(", ")}.`,
    ),
    note(
      "teacher-skills",
      "teacherSkills; teacherSkills instructor; instructor technologies; instructor syllabus",
      `The instructor's technical skills: ${listed(skills.technical)}.`,
    ),
    note(
      "teacher-projects",
      "teacherProjects; instructor projects; projects instructor",
      `Notable projects of the instructor: ${listed(projects.map(({ name, technologies }) => `${name} (${technologies.join(", ")})`))}.`,
    ),
    note(
      "goals",
      "goals; goals instructor",
      `Goals of the instructor: ${goals.shortTerm[0]}, and in the long term ${lowerFirst(goals.longTerm[0] ?? "")}.`,
    ),
    note(
      "why",
      "whyTeacher; whyTeacher instructor; why learn from the instructor",
      `The instructor says: ${whyLearnFromMe.slice(0, 3).join(" ")}`,
    ),
  ];
}

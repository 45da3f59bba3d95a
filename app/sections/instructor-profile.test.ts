import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { instructor } from "#content/instructor.ts";
import { pages } from "#content/pages.ts";
import { defineContent } from "#domain/content/define-content.ts";
import { instructorSchema } from "#domain/content/page-section-schemas.ts";
import { InstructorProfile } from "./instructor-profile.tsx";

const render = (changes: object) => {
  const changed = defineContent("content/instructor.ts", instructorSchema, { ...instructor, ...changes });
  const profile = createElement(InstructorProfile, {
    page: pages.teacher,
    instructor: changed,
    closing: { label: "See the plan", to: "/curriculum" },
  });
  return renderToStaticMarkup(createElement(MemoryRouter, null, profile));
};

test("a profile shows what it has and no heading over nothing", () => {
  const none = { shortTerm: [], longTerm: [] };
  const html = render({ age: undefined, education: undefined, experience: [], projects: [], goals: none });
  expect(html).toContain(instructor.intro);
  expect(html).not.toMatch(/Age|Education|experience|projects|Goals|undefined/);
  expect(html).toContain("Why Learn From Me?");
});

test("a photo keeps its place before it is loaded, and is offered in formats that weigh less", () => {
  expect(render({})).not.toContain("<img");
  const html = render({ photo: "teacher.jpg" });
  expect(html).toMatch(/<img src="\/photos\/teacher-480\.jpg" alt="[^"]+" width="480" height="600"/);
  expect(html).toContain('type="image/avif" srcSet="/photos/teacher-480.avif 480w, /photos/teacher-960.avif 960w"');
  expect(html).toContain('type="image/webp"');
});

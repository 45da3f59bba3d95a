import type { ReactNode } from "react";
import { Badge } from "#app/ui/badge.tsx";
import type { Instructor } from "#domain/content/page-section-schemas.ts";
import type { Page } from "#domain/content/page-metadata.ts";
import { photoPath, photoSize, photoWidths } from "#domain/content/teacher-photo.ts";
import { DetailRows } from "./detail-rows.tsx";
import { PricesCallToAction, PageHeader, type PricesLink } from "./page-layouts.tsx";

type InstructorProfileProps = { page: Page; instructor: Instructor; closing: PricesLink };

/** Who teaches and why; the whole of their life is folded below. */
export function InstructorProfile({ page, instructor, closing }: InstructorProfileProps) {
  const { education, experience, skills, projects, goals } = instructor;
  const details = [
    ...(instructor.location ? [{ term: "Location", text: instructor.location }] : []),
    ...(instructor.age === undefined ? [] : [{ term: "Age", text: String(instructor.age) }]),
    ...(education
      ? [{ term: "Education", text: `${education.degree}, ${education.period}`, note: education.place }]
      : []),
  ];
  return (
    <div className="wrap">
      <PageHeader page={{ ...page, heading: instructor.name, lead: instructor.role }}>
        {instructor.sample && <p className="label-mono text-fg-3">sample content</p>}
      </PageHeader>
      <div className="grid gap-section">
        <div className="split items-start">
          {instructor.photo ? <TeacherPhoto name={instructor.name} /> : <Initial name={instructor.name} />}
          <div className="grid gap-8">
            <p className="text-lead">{instructor.intro}</p>
            {details.length > 0 && <DetailRows rows={details} />}
          </div>
        </div>
        {instructor.whyLearnFromMe.length > 0 && (
          <section id="why" aria-labelledby="why-title" className="split scroll-mt-24">
            <h2 id="why-title" className="text-h2">
              Why Learn From Me?
            </h2>
            <BulletList items={instructor.whyLearnFromMe} />
          </section>
        )}
        <div className="split">
          <ul className="accordion border-t border-line lg:col-start-2">
            <ProfileSection id="experience" title="Professional experience" isEmpty={experience.length === 0}>
              {experience.map((entry) => (
                <ProfileEntry key={entry.company} label={entry.duration} title={entry.role} subtitle={entry.company}>
                  <BulletList items={entry.responsibilities} />
                  {entry.achievements.length > 0 && <h4 className="label-mono mt-4 mb-2 text-fg-3">Achievements</h4>}
                  <BulletList items={entry.achievements} />
                </ProfileEntry>
              ))}
            </ProfileSection>
            <ProfileSection id="skills" title="Skills" isEmpty={skills.technical.length + skills.soft.length === 0}>
              <TwoLists lists={{ Technical: skills.technical, Soft: skills.soft }} List={SkillList} />
            </ProfileSection>
            <ProfileSection id="projects" title="Notable projects" isEmpty={projects.length === 0}>
              {projects.map((project) => (
                <ProfileEntry key={project.name} label={project.technologies.join(", ")} title={project.name}>
                  <p className="text-fg-2">{project.description}</p>
                  {project.impact && <p className="mt-2 text-fg-2">{project.impact}</p>}
                </ProfileEntry>
              ))}
            </ProfileSection>
            <ProfileSection id="goals" title="Goals" isEmpty={goals.shortTerm.length + goals.longTerm.length === 0}>
              <TwoLists lists={{ "Short-term": goals.shortTerm, "Long-term": goals.longTerm }} List={BulletList} />
            </ProfileSection>
          </ul>
        </div>
      </div>
      <PricesCallToAction link={closing} />
    </div>
  );
}

/** Stands in for a portrait: the first letter of the name on a grid of squares. */
const Initial = ({ name }: { name: string }) => (
  <svg aria-hidden viewBox="0 0 5.86 5.86" className="strip w-48">
    {[0, 1, 2, 3, 4, 5].map((row) => (
      <path key={row} d={`M0 ${row + 0.43}H6`} />
    ))}
    <text x="2.93" y="4.53" textAnchor="middle" fill="currentColor" className="text-[5px] font-extrabold">
      {Array.from(name)[0]}
    </text>
  </svg>
);

/** In the smallest format that the browser reads. */
function TeacherPhoto({ name }: { name: string }) {
  return (
    <picture>
      {(["avif", "webp"] as const).map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={photoWidths.map((width) => `${photoPath(width, format)} ${width}w`).join(", ")}
          sizes="20rem"
        />
      ))}
      <img
        src={photoPath(photoSize.width, "jpg")}
        alt={name}
        {...photoSize}
        className="h-auto w-full max-w-80 rounded-card border border-line bg-raised"
      />
    </picture>
  );
}

type ProfileSectionProps = { id: string; title: string; isEmpty: boolean; children: ReactNode };

function ProfileSection({ id, title, isEmpty, children }: ProfileSectionProps) {
  if (isEmpty) return null;
  return (
    <li>
      <details>
        <summary>
          <h2>{title}</h2>
        </summary>
        <div id={id} className="pb-6">
          {children}
        </div>
      </details>
    </li>
  );
}

type ProfileEntryProps = { label: string; title: string; subtitle?: string; children: ReactNode };

function ProfileEntry({ label, title, subtitle, children }: ProfileEntryProps) {
  return (
    <div className="grid gap-x-8 gap-y-2 border-b border-line py-6 first:border-t md:grid-cols-[11rem_1fr]">
      <p className="label-mono text-fg-2">{label}</p>
      <div>
        <h3 className="text-h4">{title}</h3>
        {subtitle && <p className="text-fg-2">{subtitle}</p>}
        <div className="mt-3">{children}</div>
      </div>
    </div>
  );
}

function BulletList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-2">
      {items.map((item) => (
        <li
          key={item}
          className="grid grid-cols-[10px_1fr] gap-3 text-fg-2 before:mt-[0.5em] before:size-2.5 before:rounded-[1px] before:bg-cool"
        >
          {item}
        </li>
      ))}
    </ul>
  );
}

type ItemList = (props: { items: readonly string[] }) => ReactNode;

/** Two lists side by side, each under its title; one without items is left out. */
const TwoLists = ({ lists, List }: { lists: Record<string, readonly string[]>; List: ItemList }) => (
  <div className="grid gap-8 sm:grid-cols-2">
    {Object.entries(lists).map(
      ([title, items]) =>
        items.length > 0 && (
          <div key={title}>
            <h3 className="mb-3 text-h4">{title}</h3>
            <List items={items} />
          </div>
        ),
    )}
  </div>
);

const SkillList = ({ items }: { items: readonly string[] }) => (
  <ul className="flex flex-wrap gap-2">
    {items.map((skill) => (
      <li key={skill} className="flex">
        <Badge>{skill}</Badge>
      </li>
    ))}
  </ul>
);

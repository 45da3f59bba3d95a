import { ArrowLink } from "#app/ui/button.tsx";
import type { Instructor } from "#domain/content/page-section-schemas.ts";

type TeacherSectionProps = Pick<Instructor, "name" | "role" | "sample" | "intro"> & { path: string };

export function TeacherSection({ name, role, sample, intro, path }: TeacherSectionProps) {
  return (
    <section
      id="teacher"
      aria-labelledby="teacher-title"
      className="part wrap split items-start pt-section"
      suppressHydrationWarning
    >
      <h2 id="teacher-title" className="text-h2">
        Who teaches
      </h2>
      <div>
        <h3 className="text-h3">{name}</h3>
        <p className="label-mono mt-1.5 text-fg-2">{role}</p>
        {sample && <p className="label-mono text-fg-3">sample content</p>}
        <p className="mt-4 text-lead">{intro}</p>
        <ArrowLink to={path}>Meet the instructor</ArrowLink>
      </div>
    </section>
  );
}

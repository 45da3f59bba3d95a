import { pageMeta } from "#app/lib/page-meta.ts";
import { InstructorProfile } from "#app/sections/instructor-profile.tsx";
import { instructor } from "#content/instructor.ts";
import { pages } from "#content/pages.ts";
import { buildPricesOrCurriculumLink } from "#server/pages/shared-page-data.ts";
import { renderContext } from "#server/pages/render-context.ts";
import { teacherGraph } from "#server/pages/structured-data/page-graphs.ts";
import type { Route } from "./+types/teacher";

export function loader({ context }: Route.LoaderArgs) {
  return {
    page: pages.teacher,
    graph: teacherGraph(context.get(renderContext)),
    instructor,
    closing: buildPricesOrCurriculumLink(),
  };
}

export const meta: Route.MetaFunction = pageMeta;

export default function TeacherPage({ loaderData }: Route.ComponentProps) {
  return <InstructorProfile {...loaderData} />;
}

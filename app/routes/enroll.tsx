import { redirect } from "react-router";
import { showEnrollmentConfirmation, EnrollmentForm } from "#app/features/enrollment/enrollment-form.tsx";
import { useFormTexts } from "#app/lib/contexts.ts";
import { titleAndNoindexMeta } from "#app/lib/page-meta.ts";
import { NarrowColumnPage } from "#app/ui/narrow-column-page.tsx";
import { Price } from "#app/ui/price.tsx";
import { isOffered, listPlans } from "#content/plans.ts";
import { buildFormTexts } from "#server/pages/shared-page-data.ts";
import type { Route } from "./+types/enroll";

/** The enrollment form as a page, where there are no scripts or the dialog's cannot be fetched. */
export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const order = { course: query.get("course") ?? "", price: Number(query.get("price")) };
  if (!isOffered(order)) throw redirect(listPlans("home").length > 0 ? "/pricing" : "/");
  return { order, forms: buildFormTexts(), dock: null };
}

export const meta: Route.MetaFunction = () => titleAndNoindexMeta("Enroll");

export default function EnrollPage({ loaderData }: Route.ComponentProps) {
  const { order } = loaderData;
  const { free } = useFormTexts().notice;
  return (
    <NarrowColumnPage title={`Enroll in ${order.course}`}>
      <p>
        <Price amount={order.price} />
        <span className="mt-3 block text-fg-2">{free}</span>
      </p>
      <EnrollmentForm order={order} onSent={(sent) => showEnrollmentConfirmation(sent)} />
    </NarrowColumnPage>
  );
}

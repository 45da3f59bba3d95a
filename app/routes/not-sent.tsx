import { data } from "react-router";
import { unlistedMeta } from "#app/lib/page-meta.ts";
import { FormPage } from "#app/sections/form-page.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { formErrors } from "#domain/form-errors.ts";
import type { Route } from "./+types/not-sent";

/** Result page of a form posted without scripts that failed. Shows only fixed texts, whatever the query string contains. */
export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const isEnrollment = query.get("kind") === "enrollment";
  const error = formErrors.find((text) => text === query.get("error"));
  const fallback = isEnrollment
    ? "Failed to submit enrollment. Please try again."
    : "Failed to send message. Please try again later.";
  return data({ text: error ?? fallback, back: isEnrollment ? "/pricing" : "/contact", dock: null }, { status: 400 });
}

export const meta: Route.MetaFunction = () => unlistedMeta("Not sent");

export default function NotSentPage({ loaderData }: Route.ComponentProps) {
  return (
    <FormPage title="Not sent">
      <p className="text-lead text-fg-2">{loaderData.text}</p>
      <p className="text-fg-2">Go back in your browser to find the form as you filled it in.</p>
      <ButtonLink to={loaderData.back} className="justify-self-start">
        Start again
      </ButtonLink>
    </FormPage>
  );
}

import { data } from "react-router";
import { titleAndNoindexMeta } from "#app/lib/page-meta.ts";
import { NarrowColumnPage } from "#app/ui/narrow-column-page.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { parseFormFailureFromUrl } from "#server/pages/parse-form-failure-from-url.ts";
import type { Route } from "./+types/not-sent";

export function loader({ request }: Route.LoaderArgs) {
  const { text, back, status, wait } = parseFormFailureFromUrl(new URL(request.url).searchParams);
  return data({ text, back, dock: null }, { status, headers: wait ? { "retry-after": String(wait) } : {} });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = () => titleAndNoindexMeta("Not sent");

export default function NotSentPage({ loaderData }: Route.ComponentProps) {
  return (
    <NarrowColumnPage title="Not sent">
      <p className="text-lead text-fg-2">{loaderData.text}</p>
      <p className="text-fg-2">Go back in your browser to find the form as you filled it in.</p>
      <ButtonLink to={loaderData.back} className="justify-self-start">
        Start again
      </ButtonLink>
    </NarrowColumnPage>
  );
}

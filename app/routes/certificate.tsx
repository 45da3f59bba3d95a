import { data } from "react-router";
import { titleAndNoindexMeta } from "#app/lib/page-meta.ts";
import { IssuedCertificateSection, UnknownCertificate } from "#app/sections/issued-certificate-section.tsx";
import printStyles from "#app/styles/certificate-print.css?url";
import { certificateTexts } from "#content/certificate.ts";
import { isCertificateId } from "#domain/certificates/certificate-facts-and-paths.ts";
import { buildCertificatePage } from "#server/certificates/certificate-page.ts";
import { certificateContext, renderContext } from "#server/pages/render-context.ts";
import type { Route } from "./+types/certificate";

/** Valid, revoked or unknown; what is no id at all is as unknown as one that nobody has. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(renderContext);
  const certificate = isCertificateId(params.id) ? await context.get(certificateContext)(params.id) : undefined;
  if (!certificate) return data({ unknown: certificateTexts.unknown, dock: null }, { status: 404 });
  return data({ certificate: buildCertificatePage(certificate, siteUrl), dock: null });
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData || "unknown" in loaderData) return titleAndNoindexMeta(loaderData?.unknown.title ?? "");
  const { title, url, image, description } = loaderData.certificate.share;
  return [
    ...titleAndNoindexMeta(title),
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    ...(image
      ? [
          { property: "og:image", content: image },
          { property: "og:image:width", content: "1200" },
          { property: "og:image:height", content: "630" },
          { name: "twitter:card", content: "summary_large_image" },
        ]
      : []),
  ];
};

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: printStyles, media: "print" }];

export default function CertificatePage({ loaderData }: Route.ComponentProps) {
  return "unknown" in loaderData ? (
    <UnknownCertificate {...loaderData.unknown} />
  ) : (
    <IssuedCertificateSection {...loaderData.certificate} />
  );
}

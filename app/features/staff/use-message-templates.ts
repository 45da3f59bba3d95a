import { useQuery } from "@tanstack/react-query";
import type * as v from "valibot";
import { templateListSchema } from "#domain/content/message-templates.ts";
import { fetchParsed } from "./staff-api.ts";

export type TemplateList = v.InferOutput<typeof templateListSchema>;

/** What staff say: message templates, the course's name, whether there is a UPI id and whether there are certificates. They change with a release only. */
export const useMessageTemplates = () =>
  useQuery({
    queryKey: ["message-templates"],
    queryFn: () => fetchParsed(templateListSchema, "staff/messages"),
    staleTime: Number.POSITIVE_INFINITY,
  });

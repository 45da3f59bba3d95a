import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { erasureListSchema } from "#domain/history/erasure-and-retention-rules.ts";
import { erasedSchema, personSchema, type Erased } from "#domain/history/person-lookup-and-erasure-schemas.ts";
import { fetchParsed } from "../staff-api.ts";

const personKey = ["person"];

export const formatPersonQuery = (contact: string, keep: readonly string[] = []) =>
  new URLSearchParams({ contact, ...(keep.length > 0 && { keep: keep.join(",") }) }).toString();

export const usePerson = (contact: string) =>
  useQuery({
    queryKey: [...personKey, contact],
    queryFn: () => fetchParsed(personSchema, `staff/person?${formatPersonQuery(contact)}`),
    enabled: contact !== "",
    // What is stored now, not what was a minute ago: it may be erased next.
    gcTime: 0,
  });

export const useErasureLog = () =>
  useQuery({
    queryKey: [...personKey, "erasures"],
    queryFn: () => fetchParsed(erasureListSchema, "staff/erasures"),
    select: ({ erasures }) => erasures,
  });

export function useErasePerson(onErased: (erased: Erased) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { contact: string; confirm: string; keep: readonly string[] }) =>
      fetchParsed(erasedSchema, "staff/person/erase", body),
    onSuccess: async (erased) => {
      // Before the records go: what shows the outcome must be there first.
      onErased(erased);
      // Nothing of it stays in memory, whatever list it was in.
      await client.resetQueries();
    },
  });
}

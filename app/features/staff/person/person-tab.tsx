import { useState, type SubmitEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import * as v from "valibot";
import { useQueryParams } from "#app/lib/use-url-state.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { changeSubjects } from "#domain/history/change.ts";
import { personQuerySchema, type Erased } from "#domain/history/person-lookup-and-erasure-schemas.ts";
import { LoadingOrError } from "../loading-or-error.tsx";
import { useTextField } from "../use-text-field.ts";
import { ErasureResult, ErasureLog } from "./erase-person-button-and-log.tsx";
import { PersonOverviewSection } from "./person-overview.tsx";
import { PersonDataExportAndErasure } from "./person-data-export-and-erasure.tsx";
import { usePerson } from "./use-person.ts";

const stateSchema = v.fallback(v.object({ contact: v.string() }), { contact: "" });

/** What is stored about one person. The contact is in the history's state, not in the URL, which servers log. */
export function PersonTab() {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const { contact } = v.parse(stateSchema, state);
  const { params } = useQueryParams();
  const subject = changeSubjects.find((one) => params.has(one));
  const [erased, setErased] = useState<Erased>();
  const person = usePerson(contact);
  const look = (next: string) => void navigate({ search }, { state: { contact: next }, preventScrollReset: true });

  if (subject) return <PersonOverviewSection subject={subject} id={params.get(subject) ?? ""} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5" id="records">
      <h2 className="text-h3">Personal data</h2>
      <p className="measure text-fg-2">
        Finds everything stored about one person, to hand it over or to erase it: requests, also deleted and held ones,
        student records, deliveries and history, and records of others that name the contact. Questions to the assistant
        are stored without who asked, so they cannot be found; those that hold a full name found here are erased with
        it.
      </p>
      <PersonSearchForm
        // A link to this tab may bring another contact, which must fill the form anew.
        key={contact}
        contact={contact}
        onLook={(next) => {
          setErased(undefined);
          look(next);
        }}
      />
      {erased && <ErasureResult erased={erased} />}
      {contact && !person.data && (
        <LoadingOrError
          loading="Looking through every table..."
          failed="The records could not be fetched."
          query={person}
        />
      )}
      {contact && person.data && (
        <PersonDataExportAndErasure
          key={contact}
          contact={contact}
          person={person.data}
          onErased={(answer) => {
            setErased(answer);
            look("");
          }}
        />
      )}
      <ErasureLog />
    </div>
  );
}

function PersonSearchForm({ contact, onLook }: { contact: string; onLook: (contact: string) => void }) {
  const { value: typed, fail, field } = useTextField(contact);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (v.is(personQuerySchema, { contact: typed })) onLook(typed.trim());
    else fail("Please enter an e-mail address or a phone number");
  }

  return (
    <form noValidate role="search" onSubmit={submit} className="flex max-w-[42rem] flex-wrap items-start gap-3">
      <div className="min-w-56 flex-1">
        <Field label="E-mail address or phone, in any spelling" name="contact" autoComplete="off" {...field} />
      </div>
      <Button type="submit" className="sm:mt-[1.9rem]">
        Find Records
      </Button>
    </form>
  );
}

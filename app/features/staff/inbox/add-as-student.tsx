import { UserPlus } from "lucide-react";
import { useState } from "react";
import { focusPlace } from "#app/lib/scroll.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import type { RelatedAnswer, InboxRequest } from "#domain/requests/request.ts";
import { useAddAsStudent } from "./use-request-calls.ts";
import { useRelated } from "./use-requests.ts";

type AddAsStudentProps = { request: InboxRequest; onAdded: () => void };

/** Makes a student of a request. Somebody who probably is one already is added once more only on demand. */
export function AddAsStudent({ request, onAdded }: AddAsStudentProps) {
  const related = useRelated(request.id);
  const [known, setKnown] = useState<RelatedAnswer["students"]>([]);
  const add = useAddAsStudent(() => {
    setKnown([]);
    onAdded();
    focusPlace("request-name");
  });
  const [isChecking, setIsChecking] = useState(false);
  const addNow = () => add.mutate({ id: request.id });

  async function addIfUnknown() {
    setIsChecking(true);
    // As it is now: a colleague may just have added the same person.
    const { data } = await related.refetch();
    setIsChecking(false);
    if (data && data.students.length > 0) setKnown(data.students);
    else addNow();
  }

  if (request.studentId) {
    return (
      <ButtonLink variant="outline" size="sm" prefetch="none" to={`?student=${request.studentId}`}>
        Show student
      </ButtonLink>
    );
  }
  return (
    <>
      <Button variant="outline" size="sm" busy={isChecking || add.isPending} onClick={() => void addIfUnknown()}>
        <UserPlus aria-hidden className="icon" />
        Add as student
      </Button>
      <Dialog
        open={known.length > 0}
        onClose={() => setKnown([])}
        title="Already a student?"
        description="There is a student with this e-mail or phone."
      >
        <div className="flex flex-wrap justify-end gap-3">
          {known.map(({ id, name }) => (
            <ButtonLink key={id} prefetch="none" to={`?student=${id}`}>
              Open {name}
            </ButtonLink>
          ))}
          <Button variant="outline" busy={add.isPending} onClick={addNow}>
            Add anyway
          </Button>
        </div>
      </Dialog>
    </>
  );
}

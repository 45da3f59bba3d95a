import * as v from "valibot";

/** A switch in a query, a setting or a file, written by one of two words: read as a boolean, anything else refused. */
export const yesNoSchema = <const Yes extends string, const No extends string>(yes: Yes, no: No, message: string) =>
  v.pipe(
    v.picklist([yes, no], message),
    v.transform((word) => word === yes),
  );

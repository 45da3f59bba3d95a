/** The one failure that trying again cannot mend. */
export class NotFound extends Error {}

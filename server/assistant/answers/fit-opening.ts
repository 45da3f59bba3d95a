const yesNoQuestion = /^(do|does|did|is|are|can|could|will|would|kya|any)\b/;

/** "Yes." opens the answer to a plain yes-or-no question only; after any other it would mislead. */
export const fitOpening = (text: string, asked: string) =>
  yesNoQuestion.test(asked)
    ? text
    : text.replace(/^(?:Yes[.,]|जी हाँ[।,]) (\S)/, (_, next: string) => next.toUpperCase());

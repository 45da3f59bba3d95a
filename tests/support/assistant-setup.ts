import { freshModel } from "#server/assistant/model/fresh-model.ts";

/** Trains the assistant before the first test where its content has changed, so that no test process has to. */
export const setup = () => void freshModel();

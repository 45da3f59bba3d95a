/** Most visitors never search the questions: what answers a search is loaded with the first one. */
export const loadAnswers = () => import("./answer-card.tsx");

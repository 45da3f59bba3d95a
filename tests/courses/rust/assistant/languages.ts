export const answersInHindi: boolean = true;

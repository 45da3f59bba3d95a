export const answersInHindi: boolean = false;

import { createContext, use } from "react";
import type { BusinessHours } from "#domain/content/business-hours.ts";

const BusinessHoursContext = createContext<BusinessHours | null>(null);
export const BusinessHoursProvider = BusinessHoursContext.Provider;

export function useBusinessHours(): BusinessHours {
  const hours = use(BusinessHoursContext);
  if (!hours) throw new Error("The staff page gives its parts the business hours");
  return hours;
}

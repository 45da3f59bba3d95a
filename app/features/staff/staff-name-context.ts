import { createContext, use } from "react";

const StaffNameContext = createContext("");
export const StaffNameProvider = StaffNameContext.Provider;
/** What the session is signed in as; empty without a name. */
export const useStaffName = () => use(StaffNameContext);

import { useNavigate } from "react-router";
import { scrollToSection } from "#app/lib/scroll.ts";

/** Leads to the contact section of this page, or to the contact page where this one has none. */
export function useGoToContact() {
  const navigate = useNavigate();
  return () => {
    if (document.getElementById("contact")) scrollToSection("contact");
    else void navigate("/contact");
  };
}

/** The five entries of the navigation bar: on the home page they lead to a section, elsewhere to a page. */
export const navEntries = [
  { label: "Home", section: "hero", path: "/" },
  { label: "Curriculum", section: "curriculum", path: "/curriculum" },
  { label: "Benefits", section: "benefits", path: "/benefits" },
  { label: "Pricing", section: "pricing", path: "/pricing" },
  { label: "Contact", section: "contact", path: "/contact" },
] as const;
export type NavEntry = (typeof navEntries)[number];

export const footerColumns = [
  {
    title: "Course",
    links: [
      { label: "Beginner Phase", path: "/beginner-python-course" },
      { label: "Intermediate Phase", path: "/intermediate-fullstack-course" },
      { label: "Advanced Phase", path: "/advanced-ai-bot-course" },
      { label: "Curriculum", path: "/curriculum" },
      { label: "Pricing", path: "/pricing" },
    ],
  },
  {
    title: "Learn",
    links: [
      { label: "Benefits", path: "/benefits" },
      { label: "Reviews", path: "/reviews" },
      { label: "Blog", path: "/blog" },
      { label: "Instructor", path: "/teacher" },
      { label: "About", path: "/about" },
    ],
  },
  {
    title: "Support",
    links: [
      { label: "FAQ", path: "/faq" },
      { label: "Help Center", path: "/help" },
      { label: "Contact", path: "/contact" },
    ],
  },
] as const;

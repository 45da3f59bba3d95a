import { defineContent } from "#domain/content/define-content.ts";
import { faqSchema } from "#domain/content/faq.ts";

export const faq = defineContent("content/faq.ts", faqSchema, [
  {
    slug: "star-party",
    question: "Is there a group where learners meet?",
    answer: "Yes, a mailing list and a star party on the first Saturday of each month.",
  },
  {
    slug: "children",
    question: "From what age can children join?",
    answer: "From nine years on, with a grown-up beside them.",
  },
  { slug: "kit", question: "Do you send anything by post?", answer: "A red torch and a star chart come in a parcel." },
  {
    slug: "sun",
    question: "Is it safe to look at the Sun?",
    answer: "Never look at the Sun without a certified filter: it blinds in a second.",
  },
  {
    slug: "clouds",
    question: "What happens when it is cloudy?",
    answer: "Then you do the indoor task of that evening, and look on the next clear night.",
  },
  {
    slug: "telescope-need",
    question: "Do I need a telescope?",
    answer: "Not before evening 15. Binoculars of 7 by 50 are enough until then.",
  },
  {
    slug: "dark-sites",
    question: "Can I take part from a city?",
    answer: "Yes, the Moon and planets shine through city light.",
  },
  { slug: "purchase", question: "Must I buy anything first?", answer: "Nothing." },
  { slug: "astrology", question: "Is astrology part of it?", answer: "No. We look at stars and read no horoscopes." },
]);

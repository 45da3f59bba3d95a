/** Fragment that opens a question wherever it is shown. */
export const faqAnchor = (slug: string) => `faq-${slug}`;

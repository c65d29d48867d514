import type { CallAnswer } from "@parution/contract/call";
import type { readGuideContent } from "@parution/contract/guide";
import type { JsonLd } from "../../../shared/page-head/head.ts";

/** Questions and answers in the words of schema.org. */
export const faqData = ({ questions }: CallAnswer<typeof readGuideContent>): JsonLd => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

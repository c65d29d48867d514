import type { CallAnswer } from "@parution/contract/call";
import type { readGuideContent } from "@parution/contract/guide";

/** Questions with their answers, all unfolded, so that the browser's search in the page finds them. */
export function Chapter({ chapter }: { chapter: CallAnswer<typeof readGuideContent> }) {
  return (
    <section aria-labelledby="chapter" className="max-w-prose min-w-0">
      <h2 id="chapter" className="mb-6 font-headline text-heading text-title">
        {chapter.label}
      </h2>
      <div className="flex flex-col divide-y divide-line">
        {chapter.questions.map(({ id, question, answer }) => (
          <div key={id} className="flex flex-col gap-2 py-5 first:pt-0">
            <h3 className="text-lead font-semibold text-heading">{question}</h3>
            <p className="leading-relaxed">{answer}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

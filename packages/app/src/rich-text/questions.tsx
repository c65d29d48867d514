import type { TextBlock } from "@parution/rules/rich-text";
import { useId } from "react";
import { Film, type ShownFilm } from "./film.tsx";
import { RichText } from "./rich-text.tsx";

interface Question {
  readonly id: string;
  readonly question: string;
  readonly blocks: readonly TextBlock[];
}

interface QuestionsProps {
  title: string;
  questions: readonly Question[];
  /** Film of the chapter, where it has one. */
  film: ShownFilm | null;
  /** Language of the film's captions. */
  language: string;
  /** Names of the film and of its captions. */
  labels: { readonly film: string; readonly captions: string };
}

/** Questions with their answers, all unfolded, so that the browser's search in the page finds them. */
export function Questions({ title, questions, film, language, labels }: QuestionsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="max-w-prose min-w-0">
      <h2 id={id} className="mb-6 font-headline text-heading text-title wrap-anywhere">
        {title}
      </h2>
      {film !== null && (
        <div className="mb-6">
          <Film film={film} language={language} labels={labels} />
        </div>
      )}
      <div className="flex flex-col divide-y divide-line">
        {questions.map(({ id, question, blocks }) => (
          <div key={id} className="flex flex-col gap-2 py-5 first:pt-0">
            <h3 className="text-lead font-semibold text-heading wrap-anywhere">{question}</h3>
            <div className="flex flex-col gap-3 leading-relaxed">
              <RichText blocks={blocks} />
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { PlusIcon, TrashIcon } from "@parution/kit/icon";
import { IconButton } from "@parution/kit/icon-button";
import { TextField } from "@parution/kit/text-field";
import type { ChapterBody } from "./contents.data.ts";
import { MarkedField } from "./marked-field.tsx";
import { MoveButtons, useMoveAnnouncement } from "./move-buttons.tsx";

type Question = ChapterBody["questions"][number];

interface QuestionFieldsProps {
  questions: Question[];
  errorOf: (path: string) => string | undefined;
  onChange: (questions: Question[]) => void;
}

const MOST = 40;
const LANGUAGES = ["fr", "ar"] as const;

/** Questions with their answers in both languages, in their order. */
export function QuestionFields({ questions, errorOf, onChange }: QuestionFieldsProps) {
  const { t } = useLingui();
  const names = { fr: t`en français`, ar: t`en arabe` };
  const { announce, announcement } = useMoveAnnouncement();
  const write = (index: number, next: Question) => onChange(questions.with(index, next));
  const swap = (index: number, other: number) => {
    const [one, two] = [questions[index], questions[other]];
    if (!one || !two) return;
    onChange(questions.with(index, two).with(other, one));
    const number = index + 1;
    announce(t`Question ${number}`, other, questions.length);
  };
  return (
    <>
      {questions.map((entry, index) => {
        const number = index + 1;
        return (
          <fieldset
            key={entry.id}
            className="flex min-w-0 flex-col gap-4 rounded-card border border-line p-4"
          >
            <legend className="px-1 font-semibold text-heading">{t`Question ${number}`}</legend>
            {LANGUAGES.map((language) => {
              const name = names[language];
              return (
                <div key={language} className="flex min-w-0 flex-col gap-3">
                  <TextField
                    label={t`Question ${name}`}
                    lang={language}
                    dir={language === "ar" ? "rtl" : "ltr"}
                    value={entry.question[language]}
                    error={errorOf(`${index}.question.${language}`)}
                    onChange={(event) => {
                      const question = { ...entry.question, [language]: event.currentTarget.value };
                      write(index, { ...entry, question });
                    }}
                  />
                  <MarkedField
                    label={t`Réponse ${name}`}
                    language={language}
                    value={entry.answer[language]}
                    error={errorOf(`${index}.answer.${language}`)}
                    onChange={(text) =>
                      write(index, { ...entry, answer: { ...entry.answer, [language]: text } })
                    }
                  />
                </div>
              );
            })}
            <div className="flex justify-end gap-1">
              <MoveButtons
                upLabel={t`Monter la question ${number}`}
                downLabel={t`Descendre la question ${number}`}
                index={index}
                count={questions.length}
                onMove={(to) => swap(index, to)}
              />
              <IconButton
                size="sm"
                label={t`Supprimer la question ${number}`}
                icon={<TrashIcon />}
                disabled={questions.length === 1}
                onClick={() => onChange(questions.toSpliced(index, 1))}
              />
            </div>
          </fieldset>
        );
      })}
      <Button
        className="self-start"
        disabled={questions.length >= MOST}
        onClick={() => onChange([...questions, blankOf(questions)])}
      >
        <PlusIcon />
        {t`Ajouter une question`}
      </Button>
      {announcement}
    </>
  );
}

/** A question under an id that no other has: it is part of addresses, and stays. */
function blankOf(questions: readonly Question[]): Question {
  const ids = new Set(questions.map(({ id }) => id));
  let number = questions.length + 1;
  while (ids.has(`question-${number}`)) number += 1;
  const id = `question-${number}`;
  return { id, question: { fr: "", ar: "" }, answer: { fr: "", ar: "" } };
}

import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useRead } from "@parution/app/data/use-read.ts";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { leftToRight } from "@parution/app/i18n/formats.ts";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { Questions } from "@parution/app/rich-text/questions.tsx";
import { publishContent, readChapter, saveChapter } from "@parution/contract/lazy/contents";
import { Select } from "@parution/kit/select";
import { Skeleton } from "@parution/kit/skeleton";
import { TextField } from "@parution/kit/text-field";
import { chapterFaults } from "@parution/rules/contents";
import { readRichText } from "@parution/rules/rich-text";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { isMissing, NotFound } from "../shared/no-access.tsx";
import {
  type ChapterBody,
  type Draft,
  isSlug,
  slugOf,
  underBody,
  useContentFaults,
  useReload,
  type Written,
} from "./contents.data.ts";
import { Editor, type Intent } from "./editor.tsx";
import { FilmFields } from "./film-fields.tsx";
import { QuestionFields } from "./question-fields.tsx";

const BLANK: ChapterBody = {
  title: { fr: "", ar: "" },
  medium: null,
  questions: [{ id: "question-1", question: { fr: "", ar: "" }, answer: { fr: "", ar: "" } }],
  film: null,
};

/** A chapter of the guide that is being written. */
export function ChapterPage() {
  const { t } = useLingui();
  const { content } = useParams();
  const client = useClient();
  const id = Number(content) || null;
  const input = { params: { contentId: Number(id) } };
  const { data, error, mutate } = useRead(readChapter, id === null ? null : input);
  const { round, reload } = useReload(mutate, () => client.call(readChapter, input));
  if (id === null) return <ChapterEditor content={null} body={BLANK} onReload={reload} />;
  if (data === undefined && isMissing(error)) return <NotFound />;
  return (
    <>
      <ReadFailure
        title={t`Ce chapitre ne peut pas être affiché`}
        error={error}
        isBesideOld={data !== undefined}
        onRetry={() => void mutate()}
      />
      {data === undefined && error === undefined && <Skeleton shape="block" className="h-96" />}
      {data !== undefined && (
        <ChapterEditor key={`${id} ${round}`} content={data} body={data.body} onReload={reload} />
      )}
    </>
  );
}

interface ChapterEditorProps {
  content: Written | null;
  body: ChapterBody;
  onReload: () => Promise<void>;
}

/** Values of the form; a film that is absent is blank. */
interface Values {
  slug: string;
  body: ChapterBody;
}

function ChapterEditor({ content, body, onReload }: ChapterEditorProps) {
  const { t } = useLingui();
  const link = useLink();
  const client = useClient();
  const navigate = useNavigate();
  const language = useLanguage();
  const faultTexts = useContentFaults();
  // A new chapter that is saved, but could not be published, is no new one any more.
  const [draft, setDraft] = useState<Draft | null>(content);
  const form = useAppForm<Values, Values, Intent>({
    defaultValues: { slug: content?.slug ?? "", body },
    faultsOf: faultsOf(draft === null),
    faultTexts,
    fieldPathOf: (name) => (name === "slug" ? name : null),
    onSubmit: async (values, _, intent) => {
      const seen =
        draft === null ? { slug: values.slug } : { id: draft.id, version: draft.version };
      const saved = await client.call(saveChapter, { body: { ...seen, body: values.body } });
      setDraft(saved);
      if (intent === "publish") {
        setDraft(await client.call(publishContent, { body: saved }));
      }
      if (content === null) void navigate(link(`/contenus/guide/${saved.id}`), { replace: true });
      return values;
    },
  });
  const values = form.watch();
  const { title, medium } = values.body;
  const changeTitle = (next: string) => {
    // Changing a value changes what is watched, too.
    const isFollowed = draft === null && values.slug === slugOf(title.fr);
    form.change("body.title.fr", next);
    if (isFollowed) form.change("slug", slugOf(next));
  };
  return (
    <Editor
      title={content === null ? t`Nouveau chapitre` : body.title[language]}
      place="/contenus/guide"
      placeLabel={t`Guide`}
      content={content}
      form={form}
      onReload={onReload}
      version={draft?.version ?? 0}
      preview={(shown) => <ChapterPreview body={values.body} language={shown} />}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label={t`Titre en français`}
          lang="fr"
          dir="ltr"
          value={title.fr}
          error={form.errorOf("body.title.fr")}
          onChange={(event) => changeTitle(event.currentTarget.value)}
        />
        <TextField {...form.field("body.title.ar")} lang="ar" dir="rtl" label={t`Titre en arabe`} />
        {draft === null && (
          <TextField
            {...form.field("slug")}
            className="sm:col-span-2"
            dir="ltr"
            label={t`Adresse du chapitre`}
            description={leftToRight(`/faq#${values.slug}`)}
          />
        )}
        <Select
          label={t`Journaux concernés`}
          value={medium ?? ""}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            form.change("body.medium", chosen === "print" || chosen === "digital" ? chosen : null);
          }}
          items={[
            { value: "", label: t`Tous` },
            { value: "print", label: t`Imprimés` },
            { value: "digital", label: t`Numériques` },
          ]}
        />
      </div>
      <QuestionFields
        questions={values.body.questions}
        errorOf={(path) => form.errorOf(`body.questions.${path}` as "body.questions")}
        onChange={(questions) => form.change("body.questions", questions)}
      />
      <FilmFields
        label={t`Ce chapitre a un film`}
        film={values.body.film}
        errorOf={(path) => form.errorOf(`body.film.${path}` as "body.film")}
        onChange={(film) => form.change("body.film", film)}
      />
    </Editor>
  );
}

const faultsOf =
  (isNew: boolean) =>
  ({ slug, body }: Values) => ({
    slug: isNew && !isSlug(slug) ? "slug" : undefined,
    ...underBody(chapterFaults(body)),
  });

interface ChapterPreviewProps {
  body: ChapterBody;
  language: "fr" | "ar";
}

/** The chapter as its readers will see it. */
function ChapterPreview({ body, language }: ChapterPreviewProps) {
  const { t } = useLingui();
  const { film, title, questions } = body;
  return (
    <Questions
      title={title[language]}
      questions={questions.map(({ id, question, answer }) => ({
        id,
        question: question[language],
        blocks: readRichText(answer[language]),
      }))}
      film={
        film?.url[language]
          ? { url: film.url[language], poster: film.poster || null, captions: null }
          : null
      }
      language={language}
      labels={{ film: t`Film`, captions: t`Sous-titres` }}
    />
  );
}

import { useLingui } from "@lingui/react/macro";
import { serverNow } from "@parution/app/browser/server-clock.ts";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { useRead } from "@parution/app/data/use-read.ts";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { leftToRight } from "@parution/app/i18n/formats.ts";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { Articles } from "@parution/app/rich-text/articles.tsx";
import { publishContent, readDeskPage, savePage } from "@parution/contract/lazy/contents";
import { Skeleton } from "@parution/kit/skeleton";
import { Switch } from "@parution/kit/switch";
import { TextArea } from "@parution/kit/text-area";
import { TextField } from "@parution/kit/text-field";
import { pageFaults } from "@parution/rules/contents";
import { dateInZone, type IsoDate } from "@parution/rules/dates";
import { readRichText } from "@parution/rules/rich-text";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { DayPicker } from "../shared/day-picker.tsx";
import { isMissing, NotFound } from "../shared/no-access.tsx";
import {
  type Draft,
  isSlug,
  type PageBody,
  slugOf,
  underBody,
  useContentFaults,
  useReload,
  type Written,
} from "./contents.data.ts";
import { Editor, type Intent } from "./editor.tsx";
import { MarkedField } from "./marked-field.tsx";

const BLANK: PageBody = {
  title: { fr: "", ar: "" },
  description: { fr: "", ar: "" },
  text: { fr: "", ar: "" },
  inFooter: true,
};

/** A page of the newspaper that is being written: its terms, or another one. */
export function StaticPage() {
  const { t } = useLingui();
  const { content } = useParams();
  const client = useClient();
  const id = Number(content) || null;
  const input = { params: { contentId: Number(id) } };
  const { data, error, mutate } = useRead(readDeskPage, id === null ? null : input);
  const { round, reload } = useReload(mutate, () => client.call(readDeskPage, input));
  if (id === null) return <StaticEditor content={null} body={BLANK} onReload={reload} />;
  if (data === undefined && isMissing(error)) return <NotFound />;
  return (
    <>
      <ReadFailure
        title={t`Cette page ne peut pas être affichée`}
        error={error}
        isBesideOld={data !== undefined}
        onRetry={() => void mutate()}
      />
      {data === undefined && error === undefined && <Skeleton shape="block" className="h-96" />}
      {data !== undefined && (
        <StaticEditor key={`${id} ${round}`} content={data} body={data.body} onReload={reload} />
      )}
    </>
  );
}

interface StaticEditorProps {
  content: Written | null;
  body: PageBody;
  onReload: () => Promise<void>;
}

interface Values {
  slug: string;
  body: PageBody;
  /** First day of what is published; a draft has none. */
  validFrom: IsoDate | null;
}

function StaticEditor({ content, body, onReload }: StaticEditorProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const today = dateInZone(serverNow(), usePublisherZone());
  const { form, draft } = usePageForm(content, {
    slug: content?.slug ?? "",
    body,
    validFrom: today,
  });
  const values = form.watch();
  return (
    <Editor
      title={content === null ? t`Nouvelle page` : body.title[language]}
      place="/contenus/pages"
      placeLabel={t`Pages`}
      content={content}
      form={form}
      onReload={onReload}
      version={draft?.version ?? 0}
      publishing={
        <DayPicker
          className="sm:max-w-72"
          label={t`En vigueur à partir du`}
          minValue={today}
          value={values.validFrom}
          error={form.errorOf("validFrom")}
          onChange={(day) => form.change("validFrom", day)}
        />
      }
      preview={(shown) => <PagePreview body={values.body} language={shown} />}
    >
      <Heading form={form} values={values} isNew={draft === null} />
      <Switch
        label={t`Lien au pied de chaque page`}
        checked={values.body.inFooter}
        onChange={(event) => form.change("body.inFooter", event.currentTarget.checked)}
      />
      <MarkedField
        label={t`Texte en français`}
        language="fr"
        rows={16}
        hasHeadings
        value={values.body.text.fr}
        error={form.errorOf("body.text.fr")}
        onChange={(next) => form.change("body.text.fr", next)}
      />
      <MarkedField
        label={t`Texte en arabe`}
        language="ar"
        rows={16}
        hasHeadings
        value={values.body.text.ar}
        error={form.errorOf("body.text.ar")}
        onChange={(next) => form.change("body.text.ar", next)}
      />
    </Editor>
  );
}

/** Form of a page: it saves the draft, and publishes it where that is the intent. */
function usePageForm(content: Written | null, defaultValues: Values) {
  const link = useLink();
  const client = useClient();
  const navigate = useNavigate();
  const faultTexts = useContentFaults();
  // A new page that is saved, but could not be published, is no new one any more.
  const [draft, setDraft] = useState<Draft | null>(content);
  const form = useAppForm<Values, Values, Intent>({
    defaultValues,
    faultsOf: faultsOf(draft === null),
    faultTexts,
    fieldPathOf: (name) => (name === "slug" || name === "validFrom" ? name : null),
    onSubmit: async (values, _, intent) => {
      const { validFrom } = values;
      if (intent === "publish" && validFrom === null) {
        form.setError("validFrom", { type: "rule", message: "missing" });
        return undefined;
      }
      const seen =
        draft === null ? { slug: values.slug } : { id: draft.id, version: draft.version };
      const saved = await client.call(savePage, { body: { ...seen, body: values.body } });
      setDraft(saved);
      if (intent === "publish" && validFrom !== null) {
        setDraft(await client.call(publishContent, { body: { ...saved, validFrom } }));
      }
      if (content === null) void navigate(link(`/contenus/pages/${saved.id}`), { replace: true });
      return values;
    },
  });
  return { form, draft };
}

interface HeadingProps {
  form: ReturnType<typeof usePageForm>["form"];
  values: Values;
  /** True where the address is still to be chosen: it follows the French title. */
  isNew: boolean;
}

/** Title and summary of a page, and the address of a new one. */
function Heading({ form, values, isNew }: HeadingProps) {
  const { t } = useLingui();
  const { title } = values.body;
  const changeTitle = (next: string) => {
    // Changing a value changes what is watched, too.
    const isFollowed = isNew && values.slug === slugOf(title.fr);
    form.change("body.title.fr", next);
    if (isFollowed) form.change("slug", slugOf(next));
  };
  return (
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
      <TextArea
        {...form.field("body.description.fr")}
        lang="fr"
        dir="ltr"
        rows={3}
        label={t`Résumé en français`}
      />
      <TextArea
        {...form.field("body.description.ar")}
        lang="ar"
        dir="rtl"
        rows={3}
        label={t`Résumé en arabe`}
      />
      {isNew && (
        <TextField
          {...form.field("slug")}
          dir="ltr"
          label={t`Adresse de la page`}
          description={leftToRight(`/page/${values.slug}`)}
        />
      )}
    </div>
  );
}

interface PagePreviewProps {
  body: PageBody;
  language: "fr" | "ar";
}

/** The page as its readers will see it. */
function PagePreview({ body: { title, text }, language }: PagePreviewProps) {
  const { t } = useLingui();
  return (
    <article className="flex flex-col gap-6">
      {title[language].trim() !== "" && (
        <h2 className="font-headline text-heading text-title wrap-anywhere">{title[language]}</h2>
      )}
      <Articles blocks={readRichText(text[language])} navigationLabel={t`Articles`} />
    </article>
  );
}

const faultsOf =
  (isNew: boolean) =>
  ({ slug, body }: Values) => ({
    slug: isNew && !isSlug(slug) ? "slug" : undefined,
    ...underBody(pageFaults(body)),
  });

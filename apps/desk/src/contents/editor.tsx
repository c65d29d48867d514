import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAction } from "@parution/app/data/use-action.ts";
import { Form } from "@parution/app/form/form.tsx";
import { formatDate, useInstant } from "@parution/app/i18n/date-formats.ts";
import { useLeaveGuard } from "@parution/app/leave/use-leave-guard.tsx";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { keepRoomAtFoot } from "@parution/app/page/room-at-foot.ts";
import { dropContentDraft, restoreContent } from "@parution/contract/lazy/contents";
import { Button } from "@parution/kit/button";
import { StatusBadge } from "@parution/kit/status-badge";
import { Tabs } from "@parution/kit/tabs";
import { type ComponentProps, type ReactNode, useId } from "react";
import { useNavigate } from "react-router";
import { BackLink } from "../shared/back-link.tsx";
import { useStates, type Written } from "./contents.data.ts";
import { ActionRefusal, ContentRefusal, DiscardButton } from "./discard.tsx";

interface EditorProps {
  title: string;
  /** Path of the list. */
  place: string;
  placeLabel: string;
  /** Content that is edited; null: a new one. */
  content: Written | null;
  /** Version of the draft that the form shows. */
  version: number;
  form: ComponentProps<typeof Form>["form"] &
    ComponentProps<typeof ContentRefusal>["form"] & {
      readonly pending: boolean;
      readonly pendingIntent: Intent | undefined;
      readonly submit: (intent?: Intent) => Promise<void>;
    };
  /** Fields of the form. */
  children: ReactNode;
  /** Fields beside the button that publishes. */
  publishing?: ReactNode;
  /** The content as readers will see it. */
  preview: (language: "fr" | "ar") => ReactNode;
  /** Shows the content anew, as it is kept. */
  onReload: () => Promise<void>;
}

/** Reason of a submission: the draft alone, or its publication too. */
export type Intent = "save" | "publish";

/** Form of a content beside its preview, with its versions. What is typed, or a draft, is discarded after a confirmation alone. */
export function Editor(props: EditorProps) {
  const { title, place, placeLabel, content, form, children, publishing, preview } = props;
  const { t } = useLingui();
  const link = useLink();
  const states = useStates();
  const question = useLeaveGuard(form.formState.isDirty);
  return (
    <div className="flex flex-col gap-6">
      <BackLink href={link(place)}>{placeLabel}</BackLink>
      <PageTitle
        aside={
          content && (
            <StatusBadge className="self-center" variants={states} status={content.state} />
          )
        }
      >
        {title}
      </PageTitle>
      <div className="grid items-start gap-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <Form form={form} className="flex min-w-0 flex-col gap-6">
          {children}
          <ContentRefusal form={form} onReload={props.onReload} />
          <div
            ref={keepRoomAtFoot}
            className="sticky bottom-0 z-10 flex flex-col gap-3 border-line border-t bg-page py-3"
          >
            {publishing}
            <div className="flex flex-wrap gap-3 max-sm:*:grow">
              <Button
                type="submit"
                isPending={form.pending && form.pendingIntent !== "publish"}
                pendingLabel={t`Enregistrement en cours`}
              >
                {t`Enregistrer le brouillon`}
              </Button>
              <Button
                variant="primary"
                isPending={form.pendingIntent === "publish"}
                pendingLabel={t`Publication en cours`}
                onClick={() => void form.submit("publish")}
              >
                {t`Publier`}
              </Button>
              {content && <DropDraft {...props} content={content} />}
            </div>
          </div>
        </Form>
        <Preview render={preview} />
      </div>
      {content && content.versions.length > 0 && <Versions {...props} content={content} />}
      {question}
    </div>
  );
}

function Preview({ render }: { render: EditorProps["preview"] }) {
  const { t } = useLingui();
  const panel = (language: "fr" | "ar") => (
    <div
      lang={language}
      dir={language === "ar" ? "rtl" : "ltr"}
      className="min-w-0 rounded-card border border-line bg-surface p-5"
    >
      {render(language)}
    </div>
  );
  return (
    <section
      aria-label={t`Aperçu`}
      className="flex min-w-0 flex-col gap-3 xl:sticky xl:top-[calc(var(--app-header-height,4rem)+1rem)] xl:max-h-[calc(100dvh-var(--app-header-height,4rem)-2rem)] xl:overflow-y-auto"
    >
      <Tabs
        label={t`Langue de l’aperçu`}
        defaultValue={useLanguage()}
        items={[
          { id: "fr", label: t`Aperçu en français`, panel: panel("fr") },
          { id: "ar", label: t`Aperçu en arabe`, panel: panel("ar") },
        ]}
      />
    </section>
  );
}

interface KeptProps extends Pick<EditorProps, "form" | "onReload" | "place" | "version"> {
  content: Written;
}

/** Throws away what was not published. */
function DropDraft({ content, version, place, onReload }: KeptProps) {
  const { t } = useLingui();
  const client = useClient();
  const navigate = useNavigate();
  const link = useLink();
  const isNew = content.versions.length === 0;
  const drop = useAction(async () => {
    await client.call(dropContentDraft, { body: { id: content.id, version } });
    if (isNew) void navigate(link(place));
    else await onReload();
  });
  if (content.state !== "changed" && !isNew) return null;
  return (
    <>
      <DiscardButton
        needsConfirmation
        variant="quiet"
        label={t`Abandonner le brouillon`}
        question={t`Abandonner le brouillon ?`}
        consequence={t`Ce qui n’a pas été publié sera perdu.`}
        keepLabel={t`Garder le brouillon`}
        isPending={drop.pending}
        pendingLabel={t`Suppression en cours`}
        onDiscard={() => void drop.run()}
      />
      <ActionRefusal action={drop} />
    </>
  );
}

/** Published versions, each of which can be the draft again. */
function Versions({ content, version, form, onReload }: KeptProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const at = useInstant();
  const client = useClient();
  const title = useId();
  const restoring = useAction(async (number: number) => {
    await client.call(restoreContent, { body: { id: content.id, version, number } });
    await onReload();
  });
  return (
    <section aria-labelledby={title} className="flex flex-col gap-3 border-line border-t pt-6">
      <h2 id={title} className="font-headline text-heading text-title-sm">{t`Versions`}</h2>
      <ActionRefusal action={restoring} />
      <ul className="divide-y divide-line">
        {content.versions.map(({ number, validFrom, publishedAt, publishedBy }) => {
          const day = formatDate(validFrom, language);
          const who = publishedBy ?? t`texte d’origine`;
          return (
            <li key={number} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <span className="min-w-0">
                <span className="font-semibold">{t`Version ${number}`}</span>
                {" · "}
                {t`depuis le ${day}`}
                <span className="block text-body-sm text-fg-muted">
                  {publishedBy === null ? who : `${at(publishedAt)} · ${who}`}
                </span>
              </span>
              <DiscardButton
                size="sm"
                variant="quiet"
                label={t`Reprendre la version ${number}`}
                // A retired text may have a draft too.
                needsConfirmation={form.formState.isDirty || content.state !== "published"}
                question={t`Reprendre la version ${number} ?`}
                consequence={t`Ce qui n’a pas été publié sera perdu.`}
                keepLabel={t`Continuer à modifier`}
                isPending={restoring.pendingArgs?.[0] === number}
                pendingLabel={t`Reprise en cours`}
                onDiscard={() => !restoring.pending && void restoring.run(number)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

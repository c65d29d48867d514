import { useLingui } from "@lingui/react/macro";
import { useRead } from "@parution/app/data/use-read.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { questions } from "@parution/app/page/json-ld.ts";
import { PageHead } from "@parution/app/page/page-head.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { Questions } from "@parution/app/rich-text/questions.tsx";
import type { LazyAnswer } from "@parution/contract/lazy";
import { readGuideContent, readGuideMenu } from "@parution/contract/lazy/guide";
import { SideMenu } from "@parution/kit/side-menu";
import { Skeleton } from "@parution/kit/skeleton";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type { Support } from "../../shared/support/directory.tsx";
import { ofSupport } from "../../shared/support/support-input.ts";
import { useSupport } from "../../shared/support/use-supports.ts";
import { Teaser } from "./teaser.tsx";

/** Guide to ordering: a film, and questions by chapter. */
export default function GuidePage() {
  const { t } = useLingui();
  const menu = useGuideMenu();
  const named = useHash();
  const chapters = menu.data ?? [];
  // An unknown chapter, or one of another newspaper, shows the first.
  const known = chapters.some(({ id }) => id === named);
  const { data: chapter, error, mutate } = useChapter(known ? named : null);
  return (
    <div className="flex flex-col gap-10 pb-12">
      <PageHead
        title={t`Guide`}
        description={t`Passer une annonce, choisir ses dates, payer, suivre, attester : les réponses aux questions fréquentes.`}
        jsonLd={import.meta.env.SSR && chapter ? () => [questions(chapter.questions)] : undefined}
      />
      <div className="grid grid-cols-1 items-center gap-8 lg:grid-cols-[minmax(0,1fr)_28rem] lg:gap-16">
        <PageTitle variant="display">{t`Tout pour réussir votre annonce`}</PageTitle>
        <Teaser
          teasers={chapter?.teasers}
          isLoading={chapter === undefined && error === undefined}
        />
      </div>
      <div className="grid grid-cols-1 items-start gap-8 border-line border-t pt-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-20">
        <Chapters chapters={chapters} current={chapter?.id} />
        <ReadFailure
          title={t`Ce chapitre ne peut pas être affiché`}
          error={error}
          isBesideOld={chapter !== undefined}
          onRetry={() => void mutate()}
        />
        {chapter !== undefined && <Chapter chapter={chapter} />}
        {chapter === undefined && error === undefined && <Skeleton className="h-96" />}
      </div>
    </div>
  );
}

interface ChaptersProps {
  chapters: readonly { readonly id: string; readonly label: string }[];
  /** The chapter that is shown. */
  current: string | undefined;
}

function Chapters({ chapters, current }: ChaptersProps) {
  const { t } = useLingui();
  return (
    <SideMenu
      label={t`Chapitres`}
      items={chapters.map(({ id, label }) => ({
        id,
        label,
        href: `#${id}`,
        current: id === current,
      }))}
      className="lg:sticky lg:top-24"
    />
  );
}

/** The chapter that is shown. */
function Chapter({ chapter }: { chapter: LazyAnswer<typeof readGuideContent> }) {
  const { t } = useLingui();
  return (
    <Questions
      title={chapter.label}
      questions={chapter.questions}
      film={chapter.film}
      language={useLanguage()}
      labels={{ film: t`Film : ${chapter.label}`, captions: t`Sous-titres` }}
    />
  );
}

const never = () => () => undefined;

/** Hash of the address without `#`; null if empty, on a server and at hydration. */
function useHash(): string | null {
  const { hash } = useLocation();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const name = isHydrated ? decodeHash(hash) : "";
  return name === "" ? null : name;
}

/** A hash cut in the middle of a character is null. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

/** Input of the call for a chapter of a newspaper's guide; null for the first one. */
const ofChapter = (support: Support | null, chapter: string | null) => ({
  query: { ...ofSupport(support).query, ...(chapter === null ? {} : { chapter }) },
});

/** The chapters that apply to the chosen newspaper. */
const useGuideMenu = () =>
  useRead(readGuideMenu, ofSupport(useSupport()), { keepPreviousData: true });

/** A chapter; null for the first one. */
const useChapter = (chapter: string | null) =>
  useRead(readGuideContent, ofChapter(useSupport(), chapter), { keepPreviousData: true });

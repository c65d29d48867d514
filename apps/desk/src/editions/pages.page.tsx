import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useAction } from "@parution/app/data/use-action.ts";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { Alert } from "@parution/kit/alert";
import { ButtonLink } from "@parution/kit/button";
import { type PageCell, PagePreview } from "@parution/kit/page-preview";
import { Skeleton } from "@parution/kit/skeleton";
import { formatFullDate } from "@parution/rules/dates";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { BackLink } from "../shared/back-link.tsx";
import { DigitalNewspaper, isDigital } from "../shared/digital-newspaper.tsx";
import { type EditionKey, useEditionKey, usePageFormats } from "../shared/edition.data.ts";
import { EditionChoice } from "../shared/edition-choice.tsx";
import { Documents } from "./documents.tsx";
import { type EditionPages, useEdition, useEditionActions } from "./editions.data.ts";
import { MarkedAd } from "./marked-ad.tsx";
import { paperOf, previewOf } from "./preview-of.ts";

/** Pages of an edition: an ad is found and moved, documents are saved. */
export function EditionPagesPage() {
  const { t } = useLingui();
  const link = useLink();
  const edition = useEditionKey();
  const formats = usePageFormats();
  const printed = formats.data ?? [];
  const read = useEdition(edition);
  const failure = formats.error ?? read.error;
  if (isDigital(read.error)) return <DigitalNewspaper title={t`Pages de l’édition`} />;
  return (
    <div className="flex flex-col gap-6">
      <BackLink href={link(`/editions/${edition.supportId}/${edition.day}`)}>
        {t({ message: "Édition", context: "du jour" })}
      </BackLink>
      <PageTitle
        aside={
          <ButtonLink href={link(`/editions/${edition.supportId}/${edition.day}/journal`)}>
            {t`Journal imprimé`}
          </ButtonLink>
        }
      >
        {t`Pages de l’édition`}
      </PageTitle>
      <EditionChoice edition={edition} formats={printed} page="pages" />
      <ReadFailure
        title={t`Les pages ne peuvent pas être affichées`}
        error={failure}
        isBesideOld={read.data !== undefined}
        onRetry={() => void (formats.error ? formats.mutate() : read.mutate())}
      />
      {read.data === undefined && failure === undefined && (
        <Skeleton shape="block" className="h-96" />
      )}
      {read.data && (
        <Pages
          key={`${edition.supportId} ${edition.day}`}
          edition={edition}
          pages={read.data}
          onMoved={(pages) => void read.mutate(pages, { revalidate: false })}
        />
      )}
    </div>
  );
}

interface PagesProps {
  edition: EditionKey;
  pages: EditionPages;
  onMoved: (pages: EditionPages) => void;
}

function Pages({ edition, pages, onMoved }: PagesProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const actions = useEditionActions(edition);
  const [search] = useSearchParams();
  const [marked, setMarked] = useState(search.get("annonce") ?? undefined);
  const moving = useAction(async (id: string, cell: PageCell | null) =>
    onMoved(await actions.move(Number(id), cell)),
  );
  const share = new Intl.NumberFormat(localeOf(language), { style: "percent" });
  const ad = pages.ads.find(({ id }) => String(id) === marked);
  const displaced = pages.displaced.map(({ adId }) => pages.ads.find(({ id }) => id === adId));
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="flex min-w-0 flex-col gap-4">
        {pages.isFrozen && (
          <Alert tone="info" announce="off" labels={{ tone: t`Information` }}>
            {t`Cette édition a paru ou est annulée : ses pages ne changent plus.`}
          </Alert>
        )}
        {pages.leftOut.length > 0 && (
          <Alert
            tone="warning"
            labels={{ tone: t`Attention` }}
            title={t`${plural(pages.leftOut.length, { one: "# annonce n’entre dans aucune page", other: "# annonces n’entrent dans aucune page" })}`}
          >
            {pages.leftOut.join(", ")}
          </Alert>
        )}
        {displaced.length > 0 && (
          <Alert
            tone="warning"
            labels={{ tone: t`Attention` }}
            title={t`${plural(displaced.length, { one: "# annonce n’est plus là où elle a été placée", other: "# annonces ne sont plus là où elles ont été placées" })}`}
          >
            {displaced.map((one) => one?.reference).join(", ")}
          </Alert>
        )}
        {moving.refusal !== null && (
          // An ad is dropped anywhere on a page that is higher than the window.
          <div className="sticky top-[calc(var(--app-header-height,4rem)+1rem)] z-10">
            <Alert tone="danger" labels={{ tone: t`Erreur` }}>
              {moving.refusal}
            </Alert>
          </div>
        )}
        <PagePreview
          label={formatFullDate(edition.day, language)}
          pages={previewOf(pages, (filled) => share.format(filled))}
          paper={paperOf(pages)}
          value={marked}
          onChange={setMarked}
          onMove={pages.isFrozen ? undefined : (id, cell) => void moving.run(id, cell)}
          isPending={moving.pending}
          pendingLabel={t`Mise en page en cours`}
          labels={{
            pages: t`Pages`,
            page: (number) => t`Page ${number}`,
            help: pages.isFrozen
              ? t`Les flèches vont d’une annonce à l’autre.`
              : t`Les flèches vont d’une annonce à l’autre ; avec Alt, elles déplacent une annonce modulaire, et les touches Page haut et Page bas la mettent sur une autre page.`,
            moved: (label, { page, column, row }) =>
              t`${label}, page ${page}, colonne ${column}, rangée ${row}`,
            empty: t`Aucune annonce n’est validée pour cette édition.`,
          }}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <MarkedAd
          pages={pages}
          ad={ad}
          onFind={setMarked}
          onFree={() => void moving.run(marked ?? "", null)}
          isPending={moving.pending}
        />
        <Documents actions={actions} />
      </div>
    </div>
  );
}

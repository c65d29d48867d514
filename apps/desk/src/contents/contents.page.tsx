import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAction } from "@parution/app/data/use-action.ts";
import { useRead } from "@parution/app/data/use-read.ts";
import { useInstant } from "@parution/app/i18n/date-formats.ts";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { moveContent, readContents, retireContent } from "@parution/contract/lazy/contents";
import { Alert } from "@parution/kit/alert";
import { Button, ButtonLink } from "@parution/kit/button";
import { PlusIcon } from "@parution/kit/icon";
import { Link } from "@parution/kit/link";
import { Skeleton } from "@parution/kit/skeleton";
import { StatusBadge } from "@parution/kit/status-badge";
import { Table } from "@parution/kit/table";
import { ContentPlaces } from "./content-places.tsx";
import { type Listed, useStates } from "./contents.data.ts";
import { MoveButtons, useMoveAnnouncement } from "./move-buttons.tsx";

interface ContentsPageProps {
  kind: "chapter" | "page";
}

/** Chapters of the guide, or pages of the newspaper, in their order. */
export function ContentsPage({ kind }: ContentsPageProps) {
  const { t } = useLingui();
  const link = useLink();
  const { data, error, mutate } = useRead(readContents, { query: { kind } });
  const isGuide = kind === "chapter";
  const place = isGuide ? "/contenus/guide" : "/contenus/pages";
  return (
    <div className="flex flex-col gap-6">
      <PageTitle
        aside={
          <ButtonLink variant="primary" href={link(`${place}/nouveau`)} className="max-sm:w-full">
            <PlusIcon />
            {isGuide ? t`Nouveau chapitre` : t`Nouvelle page`}
          </ButtonLink>
        }
      >
        {isGuide ? t`Guide` : t`Pages`}
      </PageTitle>
      <ContentPlaces />
      <ReadFailure
        title={t`Ces textes ne peuvent pas être affichés`}
        error={error}
        isBesideOld={data !== undefined}
        onRetry={() => void mutate()}
      />
      {data === undefined && error === undefined && <Skeleton shape="block" className="h-64" />}
      {data !== undefined && <Contents rows={data} place={place} isGuide={isGuide} />}
    </div>
  );
}

interface ContentsProps {
  rows: readonly Listed[];
  /** Path of the editor of one. */
  place: string;
  isGuide: boolean;
}

function Contents({ rows, place, isGuide }: ContentsProps) {
  const { t } = useLingui();
  const link = useLink();
  const language = useLanguage();
  const at = useInstant();
  const states = useStates();
  const client = useClient();
  const action = useAction(async (send: () => Promise<unknown>) => void (await send()));
  const shown = rows.filter(({ state }) => state !== "retired");
  const { announce, announcement } = useMoveAnnouncement();
  const move = (row: Listed, to: number) =>
    void action.run(async () => {
      const step = to < shown.indexOf(row) ? "up" : "down";
      await client.call(moveContent, { body: { id: row.id, step } });
      announce(row.title[language], to, shown.length);
    });
  const retire = ({ id, state }: Listed) =>
    void action.run(() =>
      client.call(retireContent, { body: { id, retired: state !== "retired" } }),
    );
  return (
    <>
      {action.refusal !== null && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {action.refusal}
        </Alert>
      )}
      <Table
        caption={isGuide ? t`Chapitres du guide` : t`Pages du journal`}
        hideCaption
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            id: "title",
            header: t`Titre`,
            rowHeader: true,
            cell: ({ id, title }) => (
              <Link href={link(`${place}/${id}`)}>
                <bdi>{title[language]}</bdi>
              </Link>
            ),
          },
          {
            id: "state",
            header: t`État`,
            cell: ({ state }) => <StatusBadge variants={states} status={state} />,
          },
          {
            id: "at",
            header: t`Modifié le`,
            cell: ({ updatedAt, updatedBy }) =>
              updatedBy === null ? t`Texte d’origine` : `${at(updatedAt)} · ${updatedBy}`,
          },
        ]}
        actions={{
          header: t`Actions`,
          cell: (row) => {
            const title = row.title[language];
            return (
              <span className="flex items-center justify-end gap-1">
                {row.state !== "retired" && (
                  <MoveButtons
                    upLabel={t`Monter ${title}`}
                    downLabel={t`Descendre ${title}`}
                    index={shown.indexOf(row)}
                    count={shown.length}
                    onMove={(to) => move(row, to)}
                  />
                )}
                {!row.fixed && row.state !== "draft" && (
                  <Button size="sm" variant="quiet" onClick={() => retire(row)}>
                    {row.state === "retired" ? t`Remettre en ligne` : t`Retirer`}
                  </Button>
                )}
              </span>
            );
          },
        }}
        empty={t`Aucun texte.`}
      />
      {announcement}
    </>
  );
}

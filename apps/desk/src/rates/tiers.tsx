import { useLingui } from "@lingui/react/macro";
import { useRead } from "@parution/app/data/use-read.ts";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { readCardTiers, readDraftTiers } from "@parution/contract/lazy/rate-cards";
import { Button } from "@parution/kit/button";
import { Skeleton } from "@parution/kit/skeleton";
import { Table, type TableProps } from "@parution/kit/table";
import type { useDraft } from "./use-draft.ts";
import { type SeenSupport, type Terms, useTierTexts } from "./use-tier-texts.ts";

interface DraftTiersProps {
  draft: ReturnType<typeof useDraft>;
  onEdit: (support: SeenSupport) => void;
}

/** Tiers in a draft, each newspaper's with its button. */
export function DraftTiers({ draft, onEdit }: DraftTiersProps) {
  const { t } = useLingui();
  const { draftId, isLeaving, filters } = draft;
  const { data, error, mutate } = useRead(
    readDraftTiers,
    isLeaving ? null : { params: { draftId } },
    { keepPreviousData: true },
  );
  return (
    <TiersTable
      supports={data?.supports.map((support) => ({ ...support, version: data.version }))}
      supportId={filters.supportId}
      termsOf={({ drafted }) => drafted}
      error={error}
      onRetry={() => void mutate()}
      actions={{
        header: t`Actions`,
        cell: (support) => (
          <Button size="sm" variant="quiet" onClick={() => onEdit(support)}>
            {t`Modifier`}
          </Button>
        ),
      }}
    />
  );
}

interface CardTiersProps extends Pick<TiersTableProps<TieredRow>, "supportId"> {
  cardId: number;
}

/** Tiers in a rate card, to read. */
export function CardTiers({ cardId, supportId }: CardTiersProps) {
  const { data, error, mutate } = useRead(readCardTiers, { params: { cardId } });
  return (
    <TiersTable
      supports={data?.supports}
      supportId={supportId}
      termsOf={({ own }) => own}
      error={error}
      onRetry={() => void mutate()}
    />
  );
}

/** A newspaper that sells by the line. */
interface TieredRow {
  readonly id: number;
  readonly label: string;
  readonly inForce: Terms;
}

interface TiersTableProps<Row extends TieredRow> extends Pick<TableProps<Row>, "actions"> {
  /** Undefined: they are read, or could not be. */
  supports: readonly Row[] | undefined;
  /** The one newspaper on show; undefined: every one. */
  supportId: number | undefined;
  /** Terms in the card itself. */
  termsOf: (support: Row) => Terms;
  error: unknown;
  onRetry: () => void;
}

/** Tiers of the newspapers that sell by the line, beside those in force. */
function TiersTable<Row extends TieredRow>(props: TiersTableProps<Row>) {
  const { supports, supportId, termsOf, error, onRetry, actions } = props;
  const { t } = useLingui();
  return (
    <>
      <ReadFailure
        title={t`Les paliers ne peuvent pas être affichés`}
        error={error}
        isBesideOld={supports !== undefined}
        onRetry={onRetry}
      />
      {supports === undefined && error === undefined && <Skeleton shape="block" />}
      {supports && (
        <Table
          caption={t`Paliers des annonces au texte`}
          rows={supports.filter(({ id }) => supportId === undefined || id === supportId)}
          rowKey={({ id }) => id}
          columns={[
            { id: "support", header: t`Journal`, rowHeader: true, cell: ({ label }) => label },
            {
              id: "inForce",
              header: t`En vigueur`,
              cell: ({ inForce }) => <TierList terms={inForce} />,
            },
            {
              id: "own",
              header: t`Dans cette grille`,
              cell: (support) => <TierList terms={termsOf(support)} />,
            },
          ]}
          actions={actions}
          empty={t`Aucun journal ne vend à la ligne.`}
        />
      )}
    </>
  );
}

/** Tiers of a newspaper, a line each. */
function TierList({ terms }: { terms: Terms }) {
  const texts = useTierTexts()(terms);
  return (
    <ul className="tabular-nums">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

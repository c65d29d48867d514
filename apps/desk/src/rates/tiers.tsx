import { useLingui } from "@lingui/react/macro";
import { useRead } from "@parution/app/data/use-read.ts";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { readDraftTiers } from "@parution/contract/lazy/rate-cards";
import { Button } from "@parution/kit/button";
import { Skeleton } from "@parution/kit/skeleton";
import { Table } from "@parution/kit/table";
import type { useDraft } from "./use-draft.ts";
import { type SeenSupport, type Terms, useTierTexts } from "./use-tier-texts.ts";

interface TiersProps {
  draft: ReturnType<typeof useDraft>;
  onEdit: (support: SeenSupport) => void;
}

/** Tiers of the newspapers that sell by the line, beside those in force. */
export function Tiers({ draft, onEdit }: TiersProps) {
  const { t } = useLingui();
  const { draftId, isLeaving, asked } = draft;
  const { data, error, mutate } = useRead(
    readDraftTiers,
    isLeaving ? null : { params: { draftId } },
    { keepPreviousData: true },
  );
  const supports = data?.supports
    .filter(({ id }) => asked.supportId === undefined || id === asked.supportId)
    .map((support) => ({ ...support, version: data.version }));
  return (
    <>
      <ReadFailure
        title={t`Les paliers ne peuvent pas être affichés`}
        error={error}
        isBesideOld={data !== undefined}
        onRetry={() => void mutate()}
      />
      {supports === undefined && error === undefined && <Skeleton shape="block" />}
      {supports && (
        <Table
          caption={t`Paliers des annonces au texte`}
          rows={supports}
          rowKey={({ id }) => id}
          columns={[
            { id: "support", header: t`Journal`, rowHeader: true, cell: ({ label }) => label },
            {
              id: "inForce",
              header: t`En vigueur`,
              cell: ({ inForce }) => <TierList terms={inForce} />,
            },
            {
              id: "drafted",
              header: t`Dans cette grille`,
              cell: ({ drafted }) => <TierList terms={drafted} />,
            },
          ]}
          actions={{
            header: t`Actions`,
            cell: (support) => (
              <Button size="sm" variant="quiet" onClick={() => onEdit(support)}>
                {t`Modifier`}
              </Button>
            ),
          }}
          empty={t`Aucun journal ne vend à la ligne.`}
        />
      )}
    </>
  );
}

/** Tiers of a newspaper, a line each. */
export function TierList({ terms }: { terms: Terms }) {
  const texts = useTierTexts()(terms);
  return (
    <ul className="tabular-nums">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

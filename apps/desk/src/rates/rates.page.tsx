import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAction } from "@parution/app/data/use-action.ts";
import { useRead } from "@parution/app/data/use-read.ts";
import { useInstant } from "@parution/app/i18n/date-formats.ts";
import { useLink } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import type { CallAnswer } from "@parution/contract/call";
import { deleteRateDraft, readRateCards, withdrawRates } from "@parution/contract/lazy/rate-cards";
import type { readRateCards as call } from "@parution/contract/rate-cards";
import { Button } from "@parution/kit/button";
import { ConfirmDialog } from "@parution/kit/confirm-dialog";
import { PlusIcon } from "@parution/kit/icon";
import { Link } from "@parution/kit/link";
import { Skeleton } from "@parution/kit/skeleton";
import { Table } from "@parution/kit/table";
import { useState } from "react";
import { CardState, useCardName } from "./card-state.tsx";
import { NewDraftDialog } from "./new-draft-dialog.tsx";

type Cards = CallAnswer<typeof call>;
type Card = Cards["cards"][number];
type Draft = Cards["drafts"][number];

/** Rate cards: in force, scheduled, past, and those that are being written. */
export function RatesPage() {
  const { t } = useLingui();
  const { data, error, mutate } = useRead(readRateCards, {});
  const [isNew, setNew] = useState(false);
  return (
    <div className="flex flex-col gap-8">
      <PageTitle
        aside={
          <Button variant="primary" onClick={() => setNew(true)}>
            <PlusIcon />
            {t`Nouvelle grille`}
          </Button>
        }
      >
        {t`Tarifs`}
      </PageTitle>
      <ReadFailure
        title={t`Les grilles ne peuvent pas être affichées`}
        error={error}
        isBesideOld={data !== undefined}
        onRetry={() => void mutate()}
      />
      {data === undefined && error === undefined && <Skeleton shape="block" />}
      {data && data.drafts.length > 0 && <Drafts drafts={data.drafts} />}
      {data && <Cards cards={data.cards} />}
      {isNew && <NewDraftDialog cards={data?.cards ?? []} onClose={() => setNew(false)} />}
    </div>
  );
}

function Drafts({ drafts }: Pick<Cards, "drafts">) {
  const { t } = useLingui();
  const link = useLink();
  const at = useInstant();
  const client = useClient();
  const [confirming, setConfirming] = useState<Draft | null>(null);
  const removal = useAction(async (draftId: number) => {
    await client.call(deleteRateDraft, { body: { draftId } });
    setConfirming(null);
  });
  return (
    <>
      <Table
        caption={t`Brouillons`}
        rows={drafts}
        rowKey={({ id }) => id}
        columns={[
          {
            id: "label",
            header: t`Grille`,
            rowHeader: true,
            cell: ({ id, label }) => <Link href={link(`/tarifs/${id}`)}>{label}</Link>,
          },
          { id: "at", header: t`Modifiée le`, cell: ({ updatedAt }) => at(updatedAt) },
          { id: "by", header: t`Par`, cell: ({ updatedBy }) => updatedBy },
        ]}
        actions={{
          header: t`Actions`,
          cell: (draft) => (
            <Button size="sm" variant="quiet" onClick={() => setConfirming(draft)}>
              {t`Supprimer`}
            </Button>
          ),
        }}
        empty={t`Aucun brouillon.`}
      />
      <ConfirmDialog
        open={confirming !== null}
        tone="danger"
        title={t`Supprimer ce brouillon ?`}
        description={confirming?.label ?? ""}
        confirm={{
          label: t`Supprimer`,
          onConfirm: () => confirming && void removal.run(confirming.id),
          isPending: removal.pending,
          pendingLabel: t`Suppression en cours`,
        }}
        cancel={{ label: t`Garder`, onCancel: () => setConfirming(null) }}
        failure={
          removal.refusal === null ? undefined : { toneLabel: t`Erreur`, text: removal.refusal }
        }
      />
    </>
  );
}

function Cards({ cards }: Pick<Cards, "cards">) {
  const { t } = useLingui();
  const at = useInstant();
  const link = useLink();
  const nameOf = useCardName();
  const client = useClient();
  const [confirming, setConfirming] = useState<Card | null>(null);
  const withdrawal = useAction(async (cardId: number) => {
    await client.call(withdrawRates, { body: { cardId } });
    setConfirming(null);
  });
  return (
    <>
      <Table
        caption={t`Grilles`}
        rows={cards}
        rowKey={({ id }) => id}
        columns={[
          {
            id: "label",
            header: t`Grille`,
            rowHeader: true,
            cell: ({ id, ...card }) => (
              <Link href={link(`/tarifs/grilles/${id}`)}>{nameOf(card)}</Link>
            ),
          },
          {
            id: "from",
            header: t`Valable à partir du`,
            cell: ({ validFrom }) => (validFrom === null ? t`L’ouverture` : at(validFrom)),
          },
          {
            id: "state",
            header: t`État`,
            cell: ({ state }) => <CardState state={state} />,
          },
        ]}
        actions={{
          header: t`Actions`,
          cell: (card) =>
            card.state === "scheduled" && (
              <Button size="sm" variant="quiet" onClick={() => setConfirming(card)}>
                {t`Retirer la grille`}
              </Button>
            ),
        }}
        empty={t`Les prix sont ceux de l’ouverture.`}
      />
      <ConfirmDialog
        open={confirming !== null}
        tone="danger"
        title={t`Retirer cette grille ?`}
        description={
          confirming ? [confirming.label, at(confirming.validFrom ?? 0)].join(" · ") : ""
        }
        confirm={{
          label: t`Retirer la grille`,
          onConfirm: () => confirming && void withdrawal.run(confirming.id),
          isPending: withdrawal.pending,
          pendingLabel: t`Retrait en cours`,
        }}
        cancel={{ label: t`Garder`, onCancel: () => setConfirming(null) }}
        failure={
          withdrawal.refusal === null
            ? undefined
            : { toneLabel: t`Erreur`, text: withdrawal.refusal }
        }
      />
    </>
  );
}

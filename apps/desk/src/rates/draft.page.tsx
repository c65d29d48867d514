import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useLeaveGuard } from "@parution/app/leave/use-leave-guard.tsx";
import { useLink } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { keepRoomAtFoot } from "@parution/app/page/room-at-foot.ts";
import { Alert } from "@parution/kit/alert";
import { Button, ButtonLink } from "@parution/kit/button";
import { Skeleton } from "@parution/kit/skeleton";
import { type Ref, useRef, useState } from "react";
import { BackLink } from "../shared/back-link.tsx";
import { isMissing, NotFound } from "../shared/no-access.tsx";
import { DraftTable } from "./draft-table.tsx";
import { RaiseDialog } from "./raise-dialog.tsx";
import { RateFilters, RatePages } from "./rate-filters.tsx";
import { ScheduleDialog } from "./schedule-dialog.tsx";
import { DraftTiers } from "./tiers.tsx";
import { TiersDialog } from "./tiers-dialog.tsx";
import { useDraft } from "./use-draft.ts";
import type { SeenSupport } from "./use-tier-texts.ts";

type Draft = ReturnType<typeof useDraft>;

/** A rate card that is being written: its prices beside those in force. */
export function DraftPage() {
  const { t } = useLingui();
  const link = useLink();
  const draft = useDraft();
  const { read, draftId, unsaved } = draft;
  const [dialog, setDialog] = useState<"raise" | "schedule" | SeenSupport | null>(null);
  const [isHeld, setHeld] = useState(false);
  if (isHeld && unsaved === 0) setHeld(false);
  const saveButton = useRef<HTMLButtonElement>(null);
  const changed = read.data?.changed ?? 0;
  const question = useLeaveGuard(unsaved > 0);
  if (read.data === undefined && isMissing(read.error)) return <NotFound />;
  /** Opens a dialog about the prices that the service knows: typed ones are saved before. */
  function open(next: "raise" | "schedule" | SeenSupport): void {
    setHeld(unsaved > 0);
    if (unsaved === 0) setDialog(next);
    else saveButton.current?.focus();
  }
  return (
    <div className="flex flex-col gap-6">
      <BackLink href={link("/tarifs")}>{t`Tarifs`}</BackLink>
      <PageTitle
        aside={
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
            <ButtonLink href={link(`/tarifs/${draftId}/simulation`)}>{t`Simuler`}</ButtonLink>
            {read.data && (
              <Button variant="primary" onClick={() => open("schedule")}>{t`Programmer`}</Button>
            )}
          </div>
        }
      >
        {read.data?.label ?? t`Grille`}
      </PageTitle>
      <ReadFailure
        title={t`Cette grille ne peut pas être affichée`}
        error={read.error}
        isBesideOld={read.data !== undefined}
        onRetry={() => void read.mutate()}
      />
      {read.data === undefined && read.error === undefined && <Skeleton shape="block" />}
      {read.data && (
        <>
          <p className="text-fg-muted tabular-nums">
            {t`${plural(changed, { 0: "Aucun prix modifié", one: "# prix modifié", other: "# prix modifiés" })}`}
          </p>
          <RateFilters
            {...draft}
            supports={read.data.supports}
            action={<Button onClick={() => open("raise")}>{t`Ajuster en %`}</Button>}
          />
          <DraftTable draft={draft} />
          <RatePages {...draft} total={read.data.total} />
          {draft.filters.table === "supports" && <DraftTiers draft={draft} onEdit={open} />}
          <SaveBar draft={draft} isHeld={isHeld} saveButton={saveButton} />
        </>
      )}
      {question}
      {dialog === "raise" && <RaiseDialog draft={draft} onClose={() => setDialog(null)} />}
      {dialog === "schedule" && <ScheduleDialog draft={draft} onClose={() => setDialog(null)} />}
      {typeof dialog === "object" && dialog !== null && (
        <TiersDialog draft={draft} support={dialog} onClose={() => setDialog(null)} />
      )}
    </div>
  );
}

interface SaveBarProps {
  draft: Draft;
  /** Something else was asked for that waits until all is saved. */
  isHeld: boolean;
  saveButton: Ref<HTMLButtonElement>;
}

/** Unsaved changes, in sight of every price. */
function SaveBar({ draft, isHeld, saveButton }: SaveBarProps) {
  const { t } = useLingui();
  const { unsaved, faulty, saving, submit, forget } = draft;
  if (unsaved === 0 && saving.refusal === null) return null;
  return (
    <div
      ref={keepRoomAtFoot}
      className="sticky bottom-0 z-10 flex flex-col gap-3 border-line border-t bg-page py-3"
    >
      {saving.refusal !== null && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {saving.refusal}
        </Alert>
      )}
      {isHeld && (
        <Alert tone="warning" labels={{ tone: t`Attention` }}>
          {t`Enregistrez d’abord les prix saisis.`}
        </Alert>
      )}
      {unsaved > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="font-semibold tabular-nums">
            {t`${plural(unsaved, { one: "# prix à enregistrer", other: "# prix à enregistrer" })}`}
            {faulty > 0 && (
              <span className="ms-3 text-danger">
                {t`${plural(faulty, { one: "dont # à corriger", other: "dont # à corriger" })}`}
              </span>
            )}
          </p>
          <div className="flex gap-3">
            <Button variant="quiet" onClick={forget}>{t`Rétablir`}</Button>
            <Button
              ref={saveButton}
              variant="primary"
              isPending={saving.pending}
              pendingLabel={t`Enregistrement en cours`}
              onClick={() => void submit()}
            >
              {t`Enregistrer`}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useAction } from "@parution/app/data/use-action.ts";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import {
  CheckCircleIcon,
  ChevronBackIcon,
  ChevronForwardIcon,
  MinusIcon,
} from "@parution/kit/icon";
import { IconButton } from "@parution/kit/icon-button";
import { StatusBadge } from "@parution/kit/status-badge";
import { type ReactNode, useState } from "react";
import { Key, useShortcuts } from "../shared/shortcuts.tsx";
import { type IssueFile, type PrintRecord, useIssueActions } from "./issue.data.ts";
import { RecordOnScreen } from "./record-on-screen.tsx";

interface RecordQueueProps {
  issue: IssueFile;
  records: readonly PrintRecord[];
  /** Shown in place of ads where there are none. */
  empty: ReactNode;
  onDecided: () => Promise<unknown>;
}

/** Ads of a list one at a time, decided by pointer or by keyboard. */
export function RecordQueue({ issue, records, empty, onDecided }: RecordQueueProps) {
  const { t } = useLingui();
  const actions = useIssueActions();
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      records.findIndex(({ decision }) => decision === null),
    ),
  );
  const [page, setPage] = useState(1);
  const record = records[Math.min(place, records.length - 1)];
  const needsPage = record?.found === "missing" || record?.doubt === "scanned";
  const move = (by: number) =>
    setPlace((known) => Math.min(Math.max(known + by, 0), records.length - 1));
  const deciding = useAction(async (decision: PrintRecord["decision"]) => {
    if (record === undefined) return;
    const seenOn = decision === "printed" && needsPage ? page : null;
    await actions.decide({ recordId: record.id, decision, page: seenOn });
    await onDecided();
    if (decision !== null) move(1);
  });
  const mayDecide = issue.state === "checking" && record !== undefined && !deciding.pending;
  const decide = (decision: PrintRecord["decision"]) => {
    if (mayDecide) void deciding.run(decision);
  };
  useShortcuts({
    p: () => decide("printed"),
    n: () => decide("not_printed"),
    z: () => decide(null),
    j: () => move(1),
    k: () => move(-1),
  });
  if (record === undefined) return empty;
  const position = Math.min(place, records.length - 1) + 1;
  const total = records.length;
  return (
    <div className="flex flex-col gap-5 pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <div className="flex items-center gap-1">
            <IconButton
              aria-keyshortcuts="K"
              label={t`Précédente`}
              icon={<ChevronBackIcon />}
              disabled={position === 1}
              onClick={() => move(-1)}
            />
            <p className="min-w-28 text-center text-body-sm tabular-nums leading-tight">
              <bdi className="block font-semibold">{record.reference}</bdi>
              <span className="text-fg-muted">{t`${position} sur ${total}`}</span>
            </p>
            <IconButton
              aria-keyshortcuts="J"
              label={t`Suivante`}
              icon={<ChevronForwardIcon />}
              disabled={position === total}
              onClick={() => move(1)}
            />
          </div>
          <DecisionBadge record={record} />
        </div>
        {issue.state === "checking" && (
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
            {record.decision !== null && (
              <Button
                aria-keyshortcuts="Z"
                variant="quiet"
                disabled={!mayDecide}
                onClick={() => decide(null)}
              >
                {t`Annuler`} <Key name="Z" />
              </Button>
            )}
            <Button
              aria-keyshortcuts="N"
              disabled={!mayDecide}
              onClick={() => decide("not_printed")}
            >
              {t`Pas parue`} <Key name="N" />
            </Button>
            <Button
              aria-keyshortcuts="P"
              variant="primary"
              disabled={!mayDecide}
              onClick={() => decide("printed")}
            >
              {needsPage ? t`Parue page ${page}` : t`Parue`} <Key name="P" />
            </Button>
          </div>
        )}
      </div>
      {deciding.refusal !== null && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {deciding.refusal}
        </Alert>
      )}
      <RecordOnScreen
        issue={issue}
        record={record}
        page={needsPage ? page : null}
        onPage={setPage}
      />
    </div>
  );
}

/** Verdict of a person on an ad. */
export function DecisionBadge({ record: { decision } }: { record: PrintRecord }) {
  const { t } = useLingui();
  const variants = {
    printed: { label: t`Parue`, tone: "success", icon: CheckCircleIcon },
    not_printed: { label: t`Pas parue`, tone: "danger", icon: MinusIcon },
  } as const;
  return decision && <StatusBadge variants={variants} status={decision} />;
}

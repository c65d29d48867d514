import { Trans, useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { CheckCircleIcon, MinusIcon } from "@parution/kit/icon";
import { StatusBadge } from "@parution/kit/status-badge";
import { useState } from "react";
import { QueuePosition } from "../shared/queue-position.tsx";
import { Key, useShortcuts } from "../shared/shortcuts.tsx";
import { type IssueFile, type PrintRecord, useDecision } from "./issue.data.ts";
import { RecordOnScreen } from "./record-on-screen.tsx";

interface RecordQueueProps {
  issue: IssueFile;
  records: readonly PrintRecord[];
  onDecided: () => Promise<unknown>;
}

/** Ads of a list one at a time, decided by pointer or by keyboard. */
export function RecordQueue({ issue, records, onDecided }: RecordQueueProps) {
  const { t } = useLingui();
  const { place, move, leave } = useRecordPosition(records);
  const [page, setPage] = useState(1);
  const record = records[place];
  const needsPage = record?.found === "missing" || record?.doubt === "scanned";
  const { decide: send, pending, refusalOf } = useDecision(onDecided);
  const mayDecide = issue.state === "checking" && record !== undefined && !pending;
  const decide = (decision: PrintRecord["decision"]) => {
    if (!mayDecide) return;
    const seenOn = decision === "printed" && needsPage ? page : null;
    void send(record, { decision, page: seenOn }, () => decision !== null && leave(record));
  };
  useShortcuts({
    p: () => decide("printed"),
    n: () => decide("not_printed"),
    z: () => decide(null),
    j: () => move(1),
    k: () => move(-1),
  });
  if (record === undefined) return null;
  const total = records.length;
  const refusal = refusalOf(record);
  return (
    <div className="flex flex-col gap-5 pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <QueuePosition
            reference={record.reference}
            place={place}
            total={total}
            hasPrevious={place > 0}
            hasNext={place + 1 < total}
            onMove={move}
          />
          <DecisionBadge record={record} />
          {record.decidedBy !== null && (
            <span className="text-body-sm text-fg-muted wrap-anywhere">
              <Trans>
                par <bdi>{record.decidedBy}</bdi>
              </Trans>
            </span>
          )}
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
      {refusal !== null && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {refusal}
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

/**
 * Position in a list that other people change too: its ad stays on the screen whatever the list becomes, and gives way to the one in its
 * place where it leaves the list. It begins at the first ad without a decision.
 */
function useRecordPosition(records: readonly PrintRecord[]) {
  const placed = (place: number) => ({ place, adId: records[place]?.adId });
  const [known, setKnown] = useState(() =>
    placed(
      Math.max(
        0,
        records.findIndex(({ decision }) => decision === null),
      ),
    ),
  );
  const found = records.findIndex(({ adId }) => adId === known.adId);
  const place = found === -1 ? Math.min(known.place, records.length - 1) : found;
  if (found === -1 && place >= 0) setKnown(placed(place));
  const by = (step: number) => placed(Math.min(Math.max(place + step, 0), records.length - 1));
  return {
    place,
    move: (step: number) => setKnown(by(step)),
    /** Goes on from an ad, unless the reader has done so meanwhile. */
    leave: ({ adId }: PrintRecord) => setKnown((now) => (now.adId === adId ? by(1) : now)),
  };
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

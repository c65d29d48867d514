import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { ApiError } from "@parution/contract/errors";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { Checkbox } from "@parution/kit/checkbox";
import { Tabs } from "@parution/kit/tabs";
import { useState } from "react";
import { FoundTable } from "./found-table.tsx";
import {
  type IssueFile,
  LISTS,
  type PrintedIssue,
  type PrintRecord,
  type RecordList,
  useIssueActions,
} from "./issue.data.ts";
import { RecordQueue } from "./record-queue.tsx";

interface CheckedIssueProps {
  issue: IssueFile;
  records: readonly PrintRecord[];
  onChanged: (next?: PrintedIssue) => Promise<unknown>;
  /** Called with the reason where the file is read again in place of its recording. */
  onReadAgain: (reason: string) => void;
  onRecorded: () => void;
}

/** Ads of an issue in three lists, and its recording once all of them are decided. */
export function CheckedIssue(props: CheckedIssueProps) {
  const { issue, records, onChanged } = props;
  const { t } = useLingui();
  const of = (list: RecordList) => records.filter(({ found }) => found === list);
  const lists = { unsure: of("unsure"), missing: of("missing"), whole: of("whole") };
  // Empty lists are not shown: an issue of pictures alone has nothing but ads to confirm.
  const shown = LISTS.filter((list) => lists[list].length > 0);
  const [list, setList] = useState<RecordList>();
  const open = lists.unsure.filter(({ decision }) => decision === null).length;
  const labels = {
    unsure: t`À confirmer (${open})`,
    missing: t`Absentes (${lists.missing.length})`,
    whole: t`Trouvées (${lists.whole.length})`,
  };
  const queue = (kind: "unsure" | "missing") => (
    <RecordQueue key={kind} issue={issue} records={lists[kind]} onDecided={() => onChanged()} />
  );
  const panels = {
    unsure: queue("unsure"),
    missing: queue("missing"),
    whole: <FoundTable issue={issue} records={lists.whole} onDecided={() => onChanged()} />,
  };
  return (
    <div className="flex flex-col gap-6">
      {issue.state === "checking" && (
        <Recording {...props} open={open} onOpen={() => setList("unsure")} />
      )}
      {shown.length > 0 && (
        <Tabs
          label={t`Annonces du jour`}
          value={shown.find((one) => one === list) ?? shown[0]}
          onChange={(next) => setList(shown.find((one) => one === next))}
          items={shown.map((id) => ({ id, label: labels[id], panel: panels[id] }))}
        />
      )}
    </div>
  );
}

interface RecordingProps extends CheckedIssueProps {
  /** Ads that wait for a decision. */
  open: number;
  /** Shows them. */
  onOpen: () => void;
}

function Recording({ issue, records, open, onOpen, ...on }: RecordingProps) {
  const { t } = useLingui();
  const { onChanged, onReadAgain, onRecorded } = on;
  const actions = useIssueActions();
  const [isAttempted, setAttempted] = useState(false);
  const form = useAppForm({
    defaultValues: { isAccepted: false },
    faultsOf: ({ isAccepted }) => ({
      ...(issue.isOther && !isAccepted && { isAccepted: "missing" }),
    }),
    faultTexts: { "isAccepted.missing": t`Confirmez que c’est le numéro de ce jour.` },
    onSubmit: async ({ isAccepted }) => {
      setAttempted(open > 0);
      if (open > 0) onOpen();
      else await record(isAccepted);
      return undefined;
    },
  });
  async function record(isAccepted: boolean): Promise<void> {
    try {
      await onChanged(await actions.record(issue.id, isAccepted));
      onRecorded();
    } catch (error) {
      const isReadAgain = error instanceof ApiError && error.code === "ADS_ADDED";
      // This form leaves the page while the file is read: the page keeps the reason.
      if (isReadAgain) onReadAgain(error.message);
      await onChanged();
      if (!isReadAgain) throw error;
    }
  }
  const absent = records.filter(
    ({ isPrinted, decision, found }) => !isPrinted && (decision !== null || found === "missing"),
  ).length;
  const present = records.filter(({ isPrinted }) => isPrinted).length;
  return (
    <Form
      form={form}
      aria-label={t`Enregistrement`}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-y py-3"
    >
      <div className="flex min-w-0 flex-col gap-2">
        <p className="tabular-nums">
          {[
            t`${plural(present, { one: "# parue", other: "# parues" })}`,
            t`${plural(absent, { one: "# absente", other: "# absentes" })}`,
            t`${plural(open, { one: "# à confirmer", other: "# à confirmer" })}`,
          ].join(" · ")}
        </p>
        {issue.isOther && (
          <Checkbox {...form.field("isAccepted")} label={t`C’est bien le numéro de ce jour`} />
        )}
      </div>
      <Button
        variant="primary"
        type="submit"
        isPending={form.pending}
        pendingLabel={t`Enregistrement en cours`}
      >
        {t`Enregistrer l’impression`}
      </Button>
      {issue.replacesRecorded && (
        <p className="w-full text-body-sm text-fg-muted">
          {t`Le fichier enregistré auparavant sera remplacé.`}
        </p>
      )}
      {isAttempted && open > 0 && (
        <Alert tone="warning" labels={{ tone: t`Attention` }} className="w-full">
          {t`${plural(open, { one: "Décidez d’abord de l’annonce à confirmer.", other: "Décidez d’abord des # annonces à confirmer." })}`}
        </Alert>
      )}
      <FormRefusal form={form} className="w-full" />
    </Form>
  );
}

import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAction } from "@parution/app/data/use-action.ts";
import { useRead } from "@parution/app/data/use-read.ts";
import { useInstant } from "@parution/app/i18n/date-formats.ts";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import type { CallAnswer } from "@parution/contract/call";
import { readErrorReports, settleErrorReport } from "@parution/contract/lazy/reports";
import type { readErrorReports as call } from "@parution/contract/reports";
import { Accordion } from "@parution/kit/accordion";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { EmptyState } from "@parution/kit/empty-state";
import { CheckCircleIcon } from "@parution/kit/icon";
import { Skeleton } from "@parution/kit/skeleton";
import { Tabs } from "@parution/kit/tabs";
import { type ReactNode, useState } from "react";
import { useHeldFocus } from "../shared/use-held-focus.ts";

type Report = CallAnswer<typeof call>["reports"][number];
type State = Report["state"];

/** Errors that pages reported, by sentence and page. */
export function ErrorReportsPage() {
  const { t } = useLingui();
  const [state, setState] = useState<State>("open");
  return (
    <div className="flex flex-col gap-6">
      <PageTitle>{t`Erreurs signalées`}</PageTitle>
      <Tabs
        label={t`État`}
        value={state}
        onChange={(id) => setState(id === "closed" ? "closed" : "open")}
        items={[
          { id: "open", label: t`Ouvertes`, panel: <Reports state="open" /> },
          { id: "closed", label: t`Closes`, panel: <Reports state="closed" /> },
        ]}
      />
    </div>
  );
}

function Reports({ state }: { state: State }) {
  const { t } = useLingui();
  const client = useClient();
  const { data, error, mutate } = useRead(readErrorReports, { query: { state } });
  const [settled, setSettled] = useState<number | null>(null);
  const list = useHeldFocus<HTMLDivElement>(data?.reports.length);
  const settling = useAction(async (id: number) => {
    setSettled(id);
    const next = state === "open" ? ("closed" as const) : ("open" as const);
    await client.call(settleErrorReport, { body: { id, state: next } });
  });
  return (
    <div ref={list} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <ReadFailure
        title={t`Les erreurs ne peuvent pas être affichées`}
        error={error}
        isBesideOld={data !== undefined}
        onRetry={() => void mutate()}
      />
      {settling.refusal !== null && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {settling.refusal}
        </Alert>
      )}
      {data === undefined && error === undefined && <Skeleton shape="block" className="h-48" />}
      {data?.reports.length === 0 && <EmptyState icon={CheckCircleIcon} title={t`Aucune erreur`} />}
      <ul className="divide-y divide-line">
        {data?.reports.map((report) => (
          <ReportRow
            key={report.id}
            report={report}
            action={
              <Button
                size="sm"
                isPending={settling.pending && settled === report.id}
                pendingLabel={t`Enregistrement en cours`}
                onClick={() => void settling.run(report.id)}
              >
                {state === "open" ? t`Clore` : t`Rouvrir`}
              </Button>
            }
          />
        ))}
      </ul>
    </div>
  );
}

function ReportRow({ report, action }: { report: Report; action: ReactNode }) {
  const { t } = useLingui();
  const at = useInstant();
  const { sentence, page, detail, count, firstAt, lastAt } = report;
  const [first, last] = [at(firstAt), at(lastAt)];
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-4">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="font-semibold text-heading wrap-anywhere">
          <bdi>{sentence}</bdi>
        </p>
        {page !== "" && (
          <p className="text-body-sm wrap-anywhere">
            <bdi dir="ltr">{page}</bdi>
          </p>
        )}
        <p className="text-body-sm text-fg-muted tabular-nums">
          {t`${plural(count, { one: "# fois", other: "# fois" })}`}
          {" · "}
          {first === last ? last : t`du ${first} au ${last}`}
        </p>
        <Accordion
          headingLevel={2}
          items={[
            {
              value: "detail",
              title: t`Dernier rapport`,
              content: (
                <p dir="auto" className="whitespace-pre-line text-body-sm wrap-anywhere">
                  {detail}
                </p>
              ),
            },
          ]}
        />
      </div>
      {action}
    </li>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useAction } from "@parution/app/data/use-action.ts";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { Alert } from "@parution/kit/alert";
import { ButtonLink } from "@parution/kit/button";
import { Skeleton } from "@parution/kit/skeleton";
import { formatFullDate } from "@parution/rules/dates";
import { useState } from "react";
import { BackLink } from "../shared/back-link.tsx";
import { DigitalNewspaper, isDigital } from "../shared/digital-newspaper.tsx";
import {
  type EditionKey,
  useEditionKey,
  useEditionState,
  usePageFormats,
} from "../shared/edition.data.ts";
import { EditionChoice } from "../shared/edition-choice.tsx";
import { RestingDay } from "../shared/edition-status.tsx";
import { CheckedIssue } from "./checked-issue.tsx";
import { EarlierFiles } from "./earlier-files.tsx";
import {
  type IssueFile,
  type PrintedIssue,
  type PrintRecord,
  useIssueActions,
  usePrintedIssue,
  useUpload,
} from "./issue.data.ts";
import { IssueFilePanel } from "./issue-file.tsx";
import { ReadAgain, Recorded } from "./outcome.tsx";

/** Printed issue of an edition: its file is sent and read, and its ads are confirmed. */
export function PrintedIssuePage() {
  const { t } = useLingui();
  const link = useLink();
  const edition = useEditionKey();
  const formats = usePageFormats();
  const newspapers = formats.data ?? [];
  const read = usePrintedIssue(edition);
  const state = useEditionState(edition);
  const failure = formats.error ?? read.error;
  // A file that came before its day was closed stays in sight.
  const rest = read.data?.issue === null ? (state.data?.rest ?? null) : null;
  const isKnown = state.data !== undefined || state.error !== undefined;
  if (isDigital(read.error)) return <DigitalNewspaper title={t`Journal imprimé`} />;
  return (
    <div className="flex flex-col gap-6">
      <BackLink href={link(`/editions/${edition.supportId}/${edition.day}`)}>
        {t({ message: "Édition", context: "du jour" })}
      </BackLink>
      <PageTitle
        aside={
          rest === null && (
            <ButtonLink href={link(`/editions/${edition.supportId}/${edition.day}/pages`)}>
              {t`Pages de l’édition`}
            </ButtonLink>
          )
        }
      >
        {t`Journal imprimé`}
      </PageTitle>
      <EditionChoice edition={edition} formats={newspapers} page="journal" />
      <ReadFailure
        title={t`Le journal imprimé ne peut pas être affiché`}
        error={failure}
        isBesideOld={read.data !== undefined}
        onRetry={() => void (formats.error ? formats.mutate() : read.mutate())}
      />
      {(read.data === undefined || !isKnown) && failure === undefined && (
        <Skeleton shape="block" className="h-40" />
      )}
      {rest !== null && <RestingDay reason={rest} />}
      {read.data && isKnown && rest === null && (
        <Issue
          key={`${edition.supportId} ${edition.day}`}
          edition={edition}
          printed={read.data}
          onChanged={(next) =>
            next === undefined ? read.mutate() : read.mutate(next, { revalidate: false })
          }
        />
      )}
    </div>
  );
}

interface IssueProps {
  edition: EditionKey;
  printed: PrintedIssue;
  /** Left out: it is read anew. */
  onChanged: (next?: PrintedIssue) => Promise<unknown>;
}

function Issue({ edition, printed, onChanged }: IssueProps) {
  const { t } = useLingui();
  const actions = useIssueActions();
  const uploading = useUpload(edition, () => onChanged());
  const discarding = useAction(async (issueId: number) => {
    await onChanged(await actions.discard(issueId));
    end("file");
  });
  const [readAgain, setReadAgain] = useState<{ issueId: number; reason: string } | null>(null);
  const [toFocus, setToFocus] = useState<"reason" | "recorded" | "file" | null>(null);
  const focusOf = (part: typeof toFocus) => ({
    isRequested: toFocus === part,
    onFocused: () => setToFocus(null),
  });
  /** Leads to the outcome of an action, after which an earlier reason is past. */
  function end(outcome: "recorded" | "file"): void {
    setReadAgain(null);
    setToFocus(outcome);
  }
  const { issue, shown, records, earlier, editionState } = printed;
  if (editionState === "cancelled") {
    return (
      <Alert tone="info" labels={{ tone: t`Information` }}>
        {t`Cette édition est annulée : elle n’a pas de journal imprimé.`}
      </Alert>
    );
  }
  const isAtWork = issue !== null && issue.id !== shown?.id;
  const reason = issue?.id === readAgain?.issueId ? readAgain?.reason : undefined;
  return (
    <>
      {(issue?.state === "reading" || issue?.state === "checking") && (
        <ReadAgain fault={issue.fault} reason={reason} focus={focusOf("reason")} />
      )}
      {shown?.state === "recorded" && (
        <Recorded
          printed={printed}
          onChanged={onChanged}
          focus={focusOf("recorded")}
          onRechecked={() => end("file")}
        />
      )}
      {shown !== null && !isAtWork && shown.state === "checking" && <Warnings printed={printed} />}
      <IssueFilePanel
        issue={issue}
        current={shown}
        uploading={uploading}
        focus={focusOf("file")}
        onDiscard={(issueId) => void discarding.run(issueId)}
      />
      {discarding.refusal !== null && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {discarding.refusal}
        </Alert>
      )}
      {shown !== null && (shown.state === "checking" || records.length > 0) && (
        <CheckedIssue
          key={shown.id}
          issue={shown}
          records={records}
          onChanged={onChanged}
          onReadAgain={(why) => {
            setReadAgain({ issueId: shown.id, reason: why });
            setToFocus("reason");
          }}
          onRecorded={() => end("recorded")}
        />
      )}
      <EarlierFiles files={earlier} />
    </>
  );
}

interface WarningsProps {
  printed: PrintedIssue;
}

function Warnings({ printed: { shown: issue, records, editionState } }: WarningsProps) {
  const { t } = useLingui();
  const reason = useOtherReason();
  if (issue === null) return null;
  return (
    <>
      {editionState === "printed" && !issue.replacesRecorded && (
        <Alert
          tone="info"
          labels={{ tone: t`Information` }}
          title={t`Ce journal est vérifié de nouveau`}
        >
          {t`Ses attestations ne sont pas valables avant son enregistrement.`}
        </Alert>
      )}
      {issue.isOther && (
        <Alert
          tone="warning"
          labels={{ tone: t`Attention` }}
          title={t`Ce fichier ressemble à celui d’un autre numéro`}
        >
          {reason(issue, records)}
        </Alert>
      )}
      {issue.isScanned && (
        <Alert
          tone="info"
          labels={{ tone: t`Information` }}
          title={t`Des pages de ce PDF n’ont pas de texte lisible`}
        >
          {t`Les annonces qui n’ont pas été trouvées sont à confirmer à l’œil, sur leur page.`}
        </Alert>
      )}
    </>
  );
}

/** Reason why an issue looks like another one. */
function useOtherReason() {
  const { t } = useLingui();
  const { day: edition } = useEditionKey();
  const language = useLanguage();
  return ({ printedDay }: IssueFile, records: readonly PrintRecord[]): string => {
    const day = printedDay === null ? "" : formatFullDate(printedDay, language);
    if (printedDay !== null && printedDay !== edition) return t`Il porte la date du ${day}.`;
    if (records.length === 0) return t`Aucune annonce de ce jour ne permet de le reconnaître.`;
    const seen = records.filter(
      ({ found, decision }) => found === "whole" || decision === "printed",
    );
    return 2 * seen.length < records.length
      ? t`Moins de la moitié des annonces y ont été trouvées.`
      : t`Il a aussi été envoyé pour un autre journal.`;
  };
}

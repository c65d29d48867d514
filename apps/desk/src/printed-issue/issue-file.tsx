import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { formatInstant } from "@parution/app/i18n/date-formats.ts";
import { MEGABYTE } from "@parution/app/i18n/formats.ts";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { ConfirmDialog } from "@parution/kit/confirm-dialog";
import { FileDrop } from "@parution/kit/file-drop";
import { FileIcon } from "@parution/kit/icon";
import { TaskProgress, type TaskState } from "@parution/kit/task-progress";
import { ISSUE_LIMITS } from "@parution/rules/publication";
import { useState } from "react";
import { SecureUpload } from "../shared/secure-upload.tsx";
import { useArrived, useMegabytes, useTaskLabels, useUploadTask } from "../shared/upload-labels.ts";
import type { IssueFile, useUpload } from "./issue.data.ts";
import { type FocusRequest, useFocusOnce } from "./outcome.tsx";

interface IssueFileProps {
  /** The newest file of the day; null: there is none. */
  issue: IssueFile | null;
  /** The current issue, which a new file replaces. */
  current: IssueFile | null;
  uploading: ReturnType<typeof useUpload>;
  focus: FocusRequest;
  onDiscard: (issueId: number) => void;
}

/** The file of the issue: its choice, its way to the service and its reading. */
export function IssueFilePanel(props: IssueFileProps) {
  const { issue, current, uploading, focus, onDiscard } = props;
  const { t } = useLingui();
  const panel = useFocusOnce<HTMLElement>(focus);
  const task = useTask(issue, uploading.upload);
  // Dialogs hold the issue that they ask about: a colleague's may come while they are open.
  const [replacing, setReplacing] = useState<{ file: File; currentId: number } | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [discarding, setDiscarding] = useState<number | null>(null);
  const discard = ({ id, isReadBefore }: IssueFile) => {
    if (isReadBefore) setDiscarding(id);
    else onDiscard(id);
  };
  const choose = (file: File) => {
    if (current === null) void uploading.start(file, null);
    else setReplacing({ file, currentId: current.id });
  };
  const keep = () => {
    setChoosing(false);
    panel.current?.focus();
  };
  const isStopped = issue?.state === "uploading" && uploading.upload === null;
  const isNeeded = issue === null || issue.state === "failed" || isStopped;
  const isOffered = isNeeded || isChoosing;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={t`Journal imprimé`}
      className="flex flex-col gap-4 outline-none"
    >
      {issue?.state === "failed" && uploading.upload === null && (
        <Alert
          tone="danger"
          labels={{ tone: t`Erreur` }}
          title={t`${issue.fileName} n’a pas été lu`}
        >
          {issue.fault}
        </Alert>
      )}
      {uploading.refusal !== null && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {uploading.refusal}
        </Alert>
      )}
      {task !== null && (
        <TaskProgress
          {...task}
          onPause={uploading.upload ? uploading.stop : undefined}
          onCancelTask={issue && !uploading.upload ? () => discard(issue) : undefined}
        />
      )}
      {uploading.upload === null && isOffered && (
        <Choice onChoose={choose} onKeep={isNeeded ? null : keep} />
      )}
      {uploading.upload === null && !isOffered && issue.state !== "reading" && (
        <FileInHand
          issue={issue}
          onDiscard={() => setDiscarding(issue.id)}
          onChoose={() => setChoosing(true)}
        />
      )}
      <ConfirmDialog
        open={replacing !== null}
        title={t`Remplacer le journal imprimé ?`}
        description={
          current?.state === "recorded"
            ? t`Les annonces confirmées par le fichier actuel ne le seront plus une fois le nouveau enregistré.`
            : t`Les confirmations faites sur le fichier actuel seront perdues.`
        }
        tone="danger"
        confirm={{
          label: t`Remplacer`,
          onConfirm: () => {
            if (replacing) void uploading.start(replacing.file, replacing.currentId);
            setReplacing(null);
            setChoosing(false);
          },
        }}
        cancel={{ label: t`Garder le fichier actuel`, onCancel: () => setReplacing(null) }}
      />
      <ConfirmDialog
        open={discarding !== null && discarding === issue?.id}
        title={t`Retirer ce journal imprimé ?`}
        description={t`Les confirmations faites sur ce fichier seront perdues. S’il est le seul à prouver que l’édition est imprimée, elle sera de nouveau bouclée.`}
        tone="danger"
        confirm={{
          label: t`Retirer`,
          onConfirm: () => {
            if (discarding !== null) onDiscard(discarding);
            setDiscarding(null);
          },
        }}
        cancel={{ label: t`Garder le fichier`, onCancel: () => setDiscarding(null) }}
      />
    </section>
  );
}

interface FileInHandProps {
  issue: IssueFile;
  onDiscard: () => void;
  onChoose: () => void;
}

/** A file that is checked or recorded, and the ways to another one. */
function FileInHand({ issue, onDiscard, onChoose }: FileInHandProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="flex min-w-0 items-center gap-2">
        <FileIcon className="size-5 shrink-0 text-fg-muted" />
        <bdi className="min-w-0 wrap-anywhere">{issue.fileName}</bdi>
        <span className="shrink-0 text-fg-muted tabular-nums">
          {t`${plural(issue.pages ?? 0, { one: "# page", other: "# pages" })}`}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {issue.state === "checking" && (
          <Button size="sm" variant="quiet" onClick={onDiscard}>
            {t`Retirer ce fichier`}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={onChoose}>
          {t`Envoyer un autre fichier`}
        </Button>
      </div>
    </div>
  );
}

interface ChoiceProps {
  onChoose: (file: File) => void;
  /** Goes back to the file that is there; null: there is none. */
  onKeep: (() => void) | null;
}

/** The same file, chosen again, goes on where its upload stopped. */
function Choice({ onChoose, onKeep }: ChoiceProps) {
  const { t } = useLingui();
  const megabytes = useMegabytes();
  const most = ISSUE_LIMITS.bytes / MEGABYTE;
  return (
    <SecureUpload>
      <FileDrop
        className="max-w-2xl"
        label={t`PDF de l’imprimeur`}
        accept={[".pdf", "application/pdf"]}
        maxBytes={ISSUE_LIMITS.bytes}
        maxFiles={1}
        value={[]}
        onChange={([file]) => file && onChoose(file)}
        labels={{
          invite: t`Choisissez le PDF du journal ou déposez-le ici`,
          remove: (name) => t`Retirer ${name}`,
          refused: ({ name }) => t`${name} n’est pas un PDF de ${most} Mo au plus.`,
          size: megabytes,
          held: (count) =>
            t`${plural(count, { one: "# fichier choisi", other: "# fichiers choisis" })}`,
        }}
      />
      {onKeep && (
        <Button size="sm" variant="quiet" className="self-start" onClick={onKeep}>
          {t`Garder le fichier actuel`}
        </Button>
      )}
    </SecureUpload>
  );
}

const RUNNING: TaskState = "running";
const PAUSED: TaskState = "paused";

/** The file's way as a task: sent by this page, stopped, or read by the program. */
function useTask(issue: IssueFile | null, upload: ReturnType<typeof useUpload>["upload"]) {
  const { t } = useLingui();
  const arrived = useArrived();
  const taskOf = useUploadTask();
  const labels = useTaskLabels();
  const language = useLanguage();
  const zone = usePublisherZone();
  if (upload !== null) return { ...taskOf(upload), labels };
  if (issue?.state === "uploading") {
    const { fileName, received, size, uploadedAt, uploadedBy } = issue;
    const at = formatInstant(uploadedAt, zone);
    return {
      label: fileName,
      state: PAUSED,
      value: received,
      maxValue: size,
      labels,
      valueText: arrived(received, size),
      message: t`Choisissez de nouveau ce fichier pour reprendre l’envoi commencé le ${at} par ${uploadedBy}.`,
    };
  }
  if (issue?.state !== "reading") return null;
  const { fileName, pages, pagesRead } = issue;
  const count = new Intl.NumberFormat(localeOf(language));
  const [read, whole] = [count.format(pagesRead), count.format(pages ?? 0)];
  return {
    label: fileName,
    state: RUNNING,
    labels,
    ...(pages === null ? {} : { value: pagesRead, maxValue: pages }),
    valueText: pages === null ? t`Ouverture du fichier` : t`Pages lues : ${read} sur ${whole}`,
    message: undefined,
  };
}

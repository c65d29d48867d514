import { useLingui } from "@lingui/react/macro";
import { MEGABYTE } from "@parution/app/i18n/formats.ts";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import type { TaskState } from "@parution/kit/task-progress";
import type { Upload } from "./use-pieces.ts";

/** A size in the reader's language: «4,2 Mo». */
export function useMegabytes(): (bytes: number) => string {
  const { t } = useLingui();
  const locale = localeOf(useLanguage());
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (bytes) => {
    const size = format.format(bytes / MEGABYTE);
    return t`${size} Mo`;
  };
}

/** Labels of a file's progress. */
export function useTaskLabels() {
  const { t } = useLingui();
  return {
    states: {
      running: t`En cours`,
      paused: t`En pause`,
      undoable: t({ message: "Terminé", context: "envoi" }),
      done: t({ message: "Terminé", context: "envoi" }),
      failed: t`Échoué`,
      cancelled: t`Arrêté`,
    },
    steps: { waiting: t`à venir`, current: t`en cours`, done: t`fait` },
    pause: t`Mettre en pause`,
    resume: t`Reprendre`,
    cancel: t`Retirer ce fichier`,
    retry: t`Réessayer`,
    undo: () => t`Annuler`,
  };
}

/** Bytes that have arrived, of all: «1,5 Mo sur 4,2 Mo». */
export function useArrived(): (received: number, size: number) => string {
  const { t } = useLingui();
  const megabytes = useMegabytes();
  return (received, size) => {
    const [there, whole] = [megabytes(received), megabytes(size)];
    return t`${there} sur ${whole}`;
  };
}

/** A file that this page sends, as a task. */
export function useUploadTask(): (upload: Upload) => {
  readonly label: string;
  readonly state: TaskState;
  readonly value: number;
  readonly maxValue: number;
  readonly valueText: string;
  readonly message: string | undefined;
} {
  const { t } = useLingui();
  const arrived = useArrived();
  const messages = {
    preparing: t`Préparation de l’envoi`,
    sending: undefined,
    waiting: t`Connexion interrompue : l’envoi reprend dès qu’elle revient.`,
  };
  return ({ name, size, received, phase }) => ({
    label: name,
    state: "running",
    value: received,
    maxValue: size,
    valueText: arrived(received, size),
    message: messages[phase],
  });
}

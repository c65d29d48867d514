import { useLingui } from "@lingui/react/macro";
import { useInstant } from "@parution/app/i18n/date-formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { ConfirmDialog } from "@parution/kit/confirm-dialog";
import { formatLongDate } from "@parution/rules/dates";
import type { ModeratedAd } from "./visual.ts";

interface LateDialogProps {
  /** The ad, some of whose editions are closed. */
  shown: ModeratedAd;
  onClose: () => void;
  onAccept: () => void;
}

/** Asks before an ad enters editions that are closed. */
export function LateDialog({ shown, onClose, onAccept }: LateDialogProps) {
  const { t } = useLingui();
  const editions = useClosedEditions();
  const { reference } = shown;
  return (
    <ConfirmDialog
      open
      title={t`Accepter l’annonce ${reference} après le bouclage ?`}
      description={t`Elle entrera dans une édition que la maquette a déjà pu monter.`}
      confirm={{ label: t`Accepter après le bouclage`, onConfirm: onAccept }}
      cancel={{ label: t`Ne pas accepter`, onCancel: onClose }}
    >
      <ul className="flex flex-col gap-1">
        {editions(shown).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

/** A sentence for each closed edition of an ad: its newspaper, its day and since when. */
export function useClosedEditions() {
  const { t } = useLingui();
  const language = useLanguage();
  const at = useInstant();
  return ({ closedEditions, support }: ModeratedAd) =>
    closedEditions.map(({ day, closedAt, takesLate }) => {
      const newspaper = support.label;
      const date = formatLongDate(day, language);
      const instant = at(closedAt);
      if (!takesLate) return t`${newspaper}, ${date} : l’édition ne prend plus d’annonce.`;
      return t`${newspaper}, ${date} : édition bouclée depuis le ${instant}.`;
    });
}

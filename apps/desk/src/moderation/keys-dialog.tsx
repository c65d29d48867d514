import { useLingui } from "@lingui/react/macro";
import { Dialog } from "@parution/kit/dialog";
import { ShortcutList } from "@parution/kit/shortcut-help";
import { Switch } from "@parution/kit/switch";

interface KeysDialogProps {
  isOn: boolean;
  onSwitch: (on: boolean) => void;
  onClose: () => void;
}

/** Every key of the page, and the switch that turns them off: `?` too, so that the kit's own dialog does not listen to it. */
export function KeysDialog({ isOn, onSwitch, onClose }: KeysDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open onClose={onClose} size="sm" title={t`Touches`} closeLabel={t`Fermer`}>
      <div className="flex flex-col gap-5">
        <ShortcutList
          items={[
            {
              label: t`Annonce à l’écran`,
              items: [
                { keys: ["A"], label: t({ message: "Accepter", context: "annonce" }) },
                { keys: ["R"], label: t({ message: "Refuser", context: "annonce" }) },
                { keys: ["C"], label: t`Faire corriger` },
                { keys: ["Z"], label: t`Annuler la dernière décision` },
              ],
            },
            {
              label: t`File`,
              items: [
                { keys: ["J"], label: t`Annonce suivante` },
                { keys: ["K"], label: t`Annonce précédente` },
                { keys: ["?"], label: t`Toutes les touches` },
              ],
            },
          ]}
          labels={{ or: t`ou`, empty: t`Aucune touche.` }}
        />
        <Switch
          label={t`Touches actives`}
          checked={isOn}
          onChange={(event) => onSwitch(event.currentTarget.checked)}
        />
      </div>
    </Dialog>
  );
}

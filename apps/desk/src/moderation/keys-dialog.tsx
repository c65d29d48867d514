import { useLingui } from "@lingui/react/macro";
import { Dialog } from "@parution/kit/dialog";
import { KeyValueList } from "@parution/kit/key-value-list";
import { Switch } from "@parution/kit/switch";

interface KeysDialogProps {
  isOn: boolean;
  onSwitch: (on: boolean) => void;
  onClose: () => void;
}

/** Every key of the page, and the switch that turns them off. */
export function KeysDialog({ isOn, onSwitch, onClose }: KeysDialogProps) {
  const { t } = useLingui();
  const keys = [
    ["A", t({ message: "Accepter", context: "annonce" })],
    ["R", t({ message: "Refuser", context: "annonce" })],
    ["C", t`Demander une correction`],
    ["J", t`Annonce suivante`],
    ["K", t`Annonce précédente`],
    ["Z", t`Annuler la dernière décision`],
    ["?", t`Toutes les touches`],
  ] as const;
  return (
    <Dialog open onClose={onClose} size="sm" title={t`Touches`} closeLabel={t`Fermer`}>
      <div className="flex flex-col gap-5">
        <KeyValueList
          layout="aligned"
          items={keys.map(([key, action]) => ({ id: key, label: <kbd>{key}</kbd>, value: action }))}
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

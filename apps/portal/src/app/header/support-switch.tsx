import { useLingui } from "@lingui/react/macro";
import { ActionMenu } from "@parution/kit/action-menu";
import { NewspaperIcon } from "@parution/kit/icon";
import { chooseSupport } from "../../shared/support/support-choice.ts";
import { useSupports } from "../../shared/support/use-supports.ts";

/** Chooses a newspaper: the choice is kept, and the page takes its colours and headings. */
export function SupportSwitch() {
  const { t } = useLingui();
  const actions = useSupports().map((support) => ({
    id: support.slug,
    label: support.label,
    onSelect: () => chooseSupport(support.slug),
  }));
  return (
    <ActionMenu
      label={t`Journaux`}
      trigger={<NewspaperIcon />}
      triggerLabel={t`Choisir un journal`}
      shape="icon"
      actions={actions}
    />
  );
}

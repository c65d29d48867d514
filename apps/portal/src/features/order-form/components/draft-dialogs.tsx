import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { ConfirmDialog } from "@parution/kit/confirm-dialog";
import { Dialog } from "@parution/kit/dialog";
import { KeyValueList } from "@parution/kit/key-value-list";
import { useFormContext } from "react-hook-form";
import { usePublisherZone } from "../../../shared/clock/publisher-zone.ts";
import { formatInstant } from "../../../shared/formats/formats.ts";
import { excerptOf } from "../model/draft.ts";
import type { Rival } from "../model/draft-keeper.ts";
import type { OrderValues } from "../model/order-values.ts";
import type { OrderDraft } from "../model/use-draft.ts";

interface ReplaceDraftDialogProps {
  draft: OrderDraft;
  /** Told once the person has decided: whether the draft was replaced. */
  onDecided: (replaced: boolean) => void;
}

/** Asks before a draft gives way to a new start. */
export function ReplaceDraftDialog({ draft, onDecided }: ReplaceDraftDialogProps) {
  const { t } = useLingui();
  const { getValues } = useFormContext<OrderValues>();
  const excerpt = excerptOf(getValues());
  const { edits } = draft;
  return (
    <ConfirmDialog
      open
      tone="danger"
      question={edits ? t`Abandonner vos modifications ?` : t`Commencer une nouvelle annonce ?`}
      consequence={edits ? t`Elles seront effacées.` : t`Votre brouillon sera effacé.`}
      confirm={{
        label: edits ? t`Abandonner les modifications` : t`Effacer et recommencer`,
        onConfirm: () => {
          draft.startAgain();
          onDecided(true);
        },
      }}
      cancel={{
        label: edits ? t`Garder les modifications` : t`Garder le brouillon`,
        onCancel: () => {
          // From here on the draft is what this address stands for.
          draft.keepMine();
          onDecided(false);
        },
      }}
    >
      {excerpt !== "" && <Excerpt text={excerpt} />}
    </ConfirmDialog>
  );
}

function Excerpt({ text }: { text: string }) {
  return (
    <p dir="auto" className="border-line-strong border-s-2 ps-3 font-paper wrap-anywhere">
      {text}
    </p>
  );
}

interface RivalDraftDialogProps {
  draft: OrderDraft;
  rival: Rival;
}

/** Two tabs hold the same ad and differ: which one goes on is for the person to say, never for the last keystroke. */
export function RivalDraftDialog({ draft, rival }: RivalDraftDialogProps) {
  const { t } = useLingui();
  const gone = rival.draft === null;
  return (
    <Dialog
      decision
      open
      // Neither version may be lost by a key pressed in passing: only the buttons decide.
      onClose={() => undefined}
      size="sm"
      title={
        gone
          ? t`Cette annonce a été envoyée ou effacée dans un autre onglet`
          : t`Cette annonce a changé dans un autre onglet`
      }
      footer={
        <>
          <Button data-dialog-focus onClick={draft.keepMine}>
            {t`Garder celle de cet onglet`}
          </Button>
          <Button variant="primary" onClick={draft.takeTheirs}>
            {gone ? t`Repartir à neuf` : t`Reprendre celle de l’autre onglet`}
          </Button>
        </>
      }
    >
      <Versions rival={rival} />
    </Dialog>
  );
}

function Versions({ rival }: { rival: Rival }) {
  const { t } = useLingui();
  const zone = usePublisherZone();
  const { getValues } = useFormContext<OrderValues>();
  const said = (values: OrderValues) => <bdi>{excerptOf(values) || "—"}</bdi>;
  const mine = { id: "mine", label: t`Cet onglet`, value: said(getValues()) };
  if (rival.draft === null) return <KeyValueList items={[mine]} />;
  const { keptAt, values } = rival.draft;
  const theirs = { id: "theirs", label: t`Autre onglet`, value: said(values) };
  const at = {
    id: "at",
    label: t`Gardé le`,
    value: <bdi dir="ltr">{formatInstant(keptAt, zone)}</bdi>,
  };
  return <KeyValueList items={[mine, theirs, at]} />;
}

import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { ConfirmDialog } from "@parution/kit/confirm-dialog";
import { Dialog } from "@parution/kit/dialog";
import { KeyValueList } from "@parution/kit/key-value-list";
import { usePublisherZone } from "../clock/publisher-zone.ts";
import { formatInstant } from "../formats/formats.ts";
import { type DraftMatter, useDraftWords } from "./draft-matter.ts";

interface ReplaceDraftDialogProps {
  matter: DraftMatter;
  /** By which the person knows the draft again; may be empty. */
  excerpt: string;
  onReplace: () => void;
  onKeep: () => void;
}

/** Asks before a draft gives way to a new start. */
export function ReplaceDraftDialog(props: ReplaceDraftDialogProps) {
  const { matter, excerpt, onReplace, onKeep } = props;
  const { question, consequence, confirm, cancel } = useDraftWords(matter).replace;
  return (
    <ConfirmDialog
      open
      tone="danger"
      question={question}
      consequence={consequence}
      confirm={{ label: confirm, onConfirm: onReplace }}
      cancel={{ label: cancel, onCancel: onKeep }}
    >
      {excerpt !== "" && (
        <p dir="auto" className="border-line-strong border-s-2 ps-3 font-paper wrap-anywhere">
          {excerpt}
        </p>
      )}
    </ConfirmDialog>
  );
}

/** The version of another tab, and when it was kept: epoch milliseconds. */
interface Theirs {
  readonly excerpt: string;
  readonly keptAt: number;
}

interface RivalDraftDialogProps {
  matter: DraftMatter;
  /** By which the person knows this tab's version again. */
  mine: string;
  /** Null where the other tab sent it or gave it up. */
  theirs: Theirs | null;
  onMine: () => void;
  onTheirs: () => void;
}

/** Two tabs hold the same order and differ: which one goes on is for the person to say, never for the last keystroke. */
export function RivalDraftDialog({ matter, mine, theirs, ...decide }: RivalDraftDialogProps) {
  const { t } = useLingui();
  const { gone, changed } = useDraftWords(matter).rival;
  return (
    <Dialog
      decision
      open
      // Neither version may be lost by a key pressed in passing: only the buttons decide.
      onClose={() => undefined}
      size="sm"
      title={theirs === null ? gone : changed}
      footer={
        <>
          <Button data-dialog-focus onClick={decide.onMine}>
            {t`Garder celle de cet onglet`}
          </Button>
          <Button variant="primary" onClick={decide.onTheirs}>
            {theirs === null ? t`Repartir à neuf` : t`Reprendre celle de l’autre onglet`}
          </Button>
        </>
      }
    >
      <Versions mine={mine} theirs={theirs} />
    </Dialog>
  );
}

function Versions({ mine, theirs }: Pick<RivalDraftDialogProps, "mine" | "theirs">) {
  const { t } = useLingui();
  const zone = usePublisherZone();
  const said = (excerpt: string) => <bdi>{excerpt || "—"}</bdi>;
  const here = { id: "mine", label: t`Cet onglet`, value: said(mine) };
  if (theirs === null) return <KeyValueList items={[here]} />;
  const there = { id: "theirs", label: t`Autre onglet`, value: said(theirs.excerpt) };
  const at = {
    id: "at",
    label: t`Gardé le`,
    value: <bdi dir="ltr">{formatInstant(theirs.keptAt, zone)}</bdi>,
  };
  return <KeyValueList items={[here, there, at]} />;
}

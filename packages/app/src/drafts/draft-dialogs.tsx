import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { ConfirmDialog } from "@parution/kit/confirm-dialog";
import { Dialog } from "@parution/kit/dialog";
import { KeyValueList } from "@parution/kit/key-value-list";
import { usePublisherZone } from "../browser/publisher-zone.ts";
import { formatInstant } from "../i18n/formats.ts";

/** What is said of a draft, in the words of what its form makes. */
export interface DraftLabels {
  /** Leads from a draft that is back to what stands at the form's beginning. */
  readonly startAgain: string;
  /** The question before the draft gives way to a new start. */
  readonly replace: {
    readonly question: string;
    readonly consequence: string;
    readonly confirm: string;
    readonly cancel: string;
  };
  /** Titles of the choice between two tabs' versions: the other was sent or given up, or has changed. */
  readonly rival: { readonly gone: string; readonly changed: string };
}

interface ReplaceDraftDialogProps {
  labels: DraftLabels;
  /** By which the person knows the draft again; may be empty. */
  excerpt: string;
  onReplace: () => void;
  onKeep: () => void;
}

/** Asks before a draft gives way to a new start. */
export function ReplaceDraftDialog(props: ReplaceDraftDialogProps) {
  const { labels, excerpt, onReplace, onKeep } = props;
  const { question, consequence, confirm, cancel } = labels.replace;
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={question}
      description={consequence}
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
  labels: DraftLabels;
  /** By which the person knows this tab's version again. */
  mine: string;
  /** Null where the other tab sent it or gave it up. */
  theirs: Theirs | null;
  onMine: () => void;
  onTheirs: () => void;
}

/** Choice between two tabs whose versions of one draft differ: the user decides, never the last keystroke. */
export function RivalDraftDialog({ labels, mine, theirs, ...decide }: RivalDraftDialogProps) {
  const { t } = useLingui();
  const { gone, changed } = labels.rival;
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

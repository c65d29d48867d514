import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { ConfirmDialog } from "@parution/kit/confirm-dialog";
import { Dialog } from "@parution/kit/dialog";
import { KeyValueList } from "@parution/kit/key-value-list";
import { usePublisherZone } from "../data/configs.ts";
import { formatInstant } from "../i18n/formats.ts";

/** Labels about a draft, which name what its form makes, such as an order. */
export interface DraftLabels {
  /** Button that replaces a restored draft with an empty form. */
  readonly startAgain: string;
  /** Confirmation before the draft is replaced. */
  readonly replace: {
    readonly question: string;
    readonly consequence: string;
    readonly confirm: string;
    readonly cancel: string;
  };
  /** Titles of the choice between two tabs' versions: the other was sent or discarded, or has changed. */
  readonly conflict: { readonly gone: string; readonly changed: string };
}

interface ReplaceDraftDialogProps {
  labels: DraftLabels;
  /** Excerpt by which the user recognises the draft; may be empty. */
  excerpt: string;
  onReplace: () => void;
  onKeep: () => void;
}

/** Confirmation before a draft is replaced. */
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

/** Version of another tab. */
interface OtherVersion {
  readonly excerpt: string;
  /** Time at which it was stored: epoch milliseconds. */
  readonly keptAt: number;
}

interface DraftConflictDialogProps {
  labels: DraftLabels;
  /** Excerpt of this tab's version. */
  thisVersion: string;
  /** Null where the form was sent or discarded in the other tab. */
  otherVersion: OtherVersion | null;
  onKeepThis: () => void;
  onTakeOther: () => void;
}

/** Choice between two tabs' versions of one draft: the user decides, never the last keystroke. */
export function DraftConflictDialog({
  labels,
  thisVersion,
  otherVersion,
  ...decide
}: DraftConflictDialogProps) {
  const { t } = useLingui();
  const { gone, changed } = labels.conflict;
  return (
    <Dialog
      decision
      open
      // Only the buttons close the dialog: Escape would lose one version.
      onClose={() => undefined}
      size="sm"
      title={otherVersion === null ? gone : changed}
      footer={
        <>
          <Button data-dialog-focus onClick={decide.onKeepThis}>
            {t`Garder celle de cet onglet`}
          </Button>
          <Button variant="primary" onClick={decide.onTakeOther}>
            {otherVersion === null ? t`Repartir à neuf` : t`Reprendre celle de l’autre onglet`}
          </Button>
        </>
      }
    >
      <Versions thisVersion={thisVersion} otherVersion={otherVersion} />
    </Dialog>
  );
}

function Versions({
  thisVersion,
  otherVersion,
}: Pick<DraftConflictDialogProps, "thisVersion" | "otherVersion">) {
  const { t } = useLingui();
  const zone = usePublisherZone();
  const said = (excerpt: string) => <bdi>{excerpt || "—"}</bdi>;
  const here = { id: "thisVersion", label: t`Cet onglet`, value: said(thisVersion) };
  if (otherVersion === null) return <KeyValueList items={[here]} />;
  const there = { id: "otherVersion", label: t`Autre onglet`, value: said(otherVersion.excerpt) };
  const at = {
    id: "at",
    label: t`Gardé le`,
    value: <bdi dir="ltr">{formatInstant(otherVersion.keptAt, zone)}</bdi>,
  };
  return <KeyValueList items={[here, there, at]} />;
}

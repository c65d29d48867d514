import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { ConfirmDialog } from "@parution/kit/confirm-dialog";
import { Dialog } from "@parution/kit/dialog";
import { KeyValueList } from "@parution/kit/key-value-list";
import { usePublisherZone } from "../data/configs.ts";
import { formatInstant } from "../i18n/date-formats.ts";

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

/** Version of another tab, or from before the login. */
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
  /** True where the other version is the account's, and this one was written before the login. */
  isEarlier: boolean;
  onKeepThis: () => void;
  onTakeOther: () => void;
}

/** Choice between two versions of one draft: the user decides, never the last keystroke. */
export function DraftConflictDialog({
  labels,
  thisVersion,
  otherVersion,
  isEarlier,
  ...decide
}: DraftConflictDialogProps) {
  const { t } = useLingui();
  const { gone, changed } = labels.conflict;
  const both = isEarlier ? t`Votre compte a déjà un brouillon` : changed;
  const take = isEarlier ? t`Reprendre celui du compte` : t`Reprendre celle de l’autre onglet`;
  return (
    <Dialog
      decision
      open
      // Only the buttons close the dialog: Escape would lose one version.
      onClose={() => undefined}
      size="sm"
      title={otherVersion === null ? gone : both}
      footer={
        <>
          <Button data-dialog-focus onClick={decide.onKeepThis}>
            {isEarlier ? t`Garder le nouveau` : t`Garder celle de cet onglet`}
          </Button>
          <Button variant="primary" onClick={decide.onTakeOther}>
            {otherVersion === null ? t`Repartir à neuf` : take}
          </Button>
        </>
      }
    >
      <Versions thisVersion={thisVersion} otherVersion={otherVersion} isEarlier={isEarlier} />
    </Dialog>
  );
}

function Versions({
  thisVersion,
  otherVersion,
  isEarlier,
}: Pick<DraftConflictDialogProps, "thisVersion" | "otherVersion" | "isEarlier">) {
  const { t } = useLingui();
  const zone = usePublisherZone();
  const quoted = (excerpt: string) => <bdi>{excerpt || "—"}</bdi>;
  const hereLabel = isEarlier ? t`Écrit avant la connexion` : t`Cet onglet`;
  const thereLabel = isEarlier ? t`Brouillon du compte` : t`Autre onglet`;
  const here = { id: "thisVersion", label: hereLabel, value: quoted(thisVersion) };
  if (otherVersion === null) return <KeyValueList items={[here]} />;
  const there = { id: "otherVersion", label: thereLabel, value: quoted(otherVersion.excerpt) };
  const at = {
    id: "at",
    label: t`Gardé le`,
    value: <bdi dir="ltr">{formatInstant(otherVersion.keptAt, zone)}</bdi>,
  };
  return <KeyValueList items={[here, there, at]} />;
}

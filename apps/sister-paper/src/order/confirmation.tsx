import { ConfirmDialog } from "@parution/kit/confirm-dialog";
import { KeyValueList } from "@parution/kit/key-value-list";
import type { StepProps } from "./step.tsx";

interface ConfirmationProps extends Pick<StepProps, "texts" | "order" | "formats"> {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** The whole order once more, before it leaves. */
export function Confirmation({ texts, order, formats, ...stage }: ConfirmationProps) {
  const { draft, price } = order;
  const { rows, ...words } = texts.confirm;
  if (!price || draft.rubric === "") return null;
  return (
    <ConfirmDialog
      open={stage.open}
      title={words.question}
      description={words.consequence}
      confirm={{ label: words.confirm, onConfirm: stage.onConfirm }}
      cancel={{ label: words.correct, onCancel: stage.onClose }}
    >
      <KeyValueList
        items={[
          { id: "rubric", label: rows.rubric, value: texts.rubric.names[draft.rubric] },
          { id: "formula", label: rows.formula, value: texts.formula.names[draft.formula] },
          { id: "text", label: rows.text, value: <bdi>{draft.text}</bdi> },
          { id: "issues", label: rows.issues, value: formats.days(draft.days) },
          { id: "total", label: rows.total, value: <strong>{formats.money(price.total)}</strong> },
        ]}
      />
    </ConfirmDialog>
  );
}

import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import type { StepProps } from "./step.tsx";

interface SlipProps extends Pick<StepProps, "texts" | "order" | "formats"> {
  onDismiss: () => void;
}

/** Says that the order can be printed and brought to the counter. */
export function Slip({ texts, order, formats, onDismiss }: SlipProps) {
  const { tone, title, body, print: printLabel, dismiss } = texts.done;
  if (!order.price) return null;
  return (
    <Alert
      tone="success"
      labels={{ tone, dismiss }}
      title={title}
      action={
        <Button size="sm" onClick={() => print()}>
          {printLabel}
        </Button>
      }
      onDismiss={onDismiss}
    >
      {body(formats.money(order.price.total))}
    </Alert>
  );
}

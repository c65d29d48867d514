import { useId } from "react";
import { type AlertTone, toneIcons } from "../alert/alert-tone.ts";
import { Button } from "../button/index.ts";
import { CloseIcon } from "../icon/index.ts";
import type { Toast, ToastAction } from "./toast-message.ts";
import { rowClasses, signVariants, toastClasses, wordsClasses } from "./toast-region.variants.ts";

/** Words that every toast of a region shares. */
export interface ToastLabels {
  /** Each tone in a word, for those who see neither icon nor colour. */
  tones: Readonly<Record<AlertTone, string>>;
  /** Name of the button that closes a toast. */
  dismiss: string;
}

interface ToastItemProps {
  labels: ToastLabels;
  toast: Toast;
  onDismiss: () => void;
}

/** One message: its sign, its words, what can be done about it. */
export function ToastItem({ toast, labels, onDismiss }: ToastItemProps) {
  const { tone, title, text, action } = toast;
  const Icon = toneIcons[tone];
  const textId = useId();

  function runAction({ onSelect }: ToastAction): void {
    onDismiss();
    onSelect();
  }

  return (
    <li className={toastClasses}>
      <div className={rowClasses}>
        <span className={signVariants({ tone })}>
          <Icon />
        </span>
        <div className={wordsClasses}>
          <p id={textId} className="line-clamp-12">
            <span className="sr-only">{labels.tones[tone]} </span>
            {title && <strong className="block font-semibold">{title}</strong>}
            <span dir="auto">{text}</span>
          </p>
          {action && (
            <Button
              variant="link"
              size="sm"
              className="self-start"
              onClick={() => runAction(action)}
            >
              {action.label}
            </Button>
          )}
        </div>
        <Button
          variant="quiet"
          size="sm"
          shape="icon"
          aria-label={labels.dismiss}
          // Several buttons have this name: each is described by its message.
          aria-describedby={textId}
          onClick={onDismiss}
        >
          <CloseIcon />
        </Button>
      </div>
    </li>
  );
}

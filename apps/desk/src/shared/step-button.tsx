import { IconButton, type IconButtonProps } from "@parution/kit/icon-button";

interface StepButtonProps
  extends Pick<IconButtonProps, "aria-keyshortcuts" | "icon" | "label" | "size"> {
  /** False at an end. */
  isOpen: boolean;
  onStep: () => void;
}

/** Button of a step along a list or a document. At an end it keeps the focus, and does nothing. */
export const StepButton = ({ isOpen, onStep, ...button }: StepButtonProps) => (
  <IconButton
    {...button}
    aria-disabled={!isOpen || undefined}
    className={isOpen ? undefined : "opacity-50"}
    onClick={() => isOpen && onStep()}
  />
);

import { ArrowBackIcon, ArrowForwardIcon, ArrowUpIcon } from "../icon/index.ts";
import { IconButton } from "../icon-button/index.ts";
import type { TreeStep } from "./tree-order.ts";

const icons = {
  up: <ArrowUpIcon />,
  down: <ArrowUpIcon className="rotate-180" />,
  out: <ArrowBackIcon />,
  in: <ArrowForwardIcon />,
} as const;

interface TreeMovesProps {
  /** Ways that there are, in the order of their buttons. */
  steps: readonly TreeStep[];
  labels: { moves: string; steps: Readonly<Record<TreeStep, string>> };
  canMove: (step: TreeStep) => boolean;
  onMove: (step: TreeStep) => void;
}

/** Buttons that move the current entry: for those who neither drag nor hold keys. A way that is closed keeps its focus. */
export function TreeMoves({ steps, labels, canMove, onMove }: TreeMovesProps) {
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{labels.moves}</legend>
      {steps.map((step) => {
        const isOpen = canMove(step);
        return (
          <IconButton
            key={step}
            size="sm"
            label={labels.steps[step]}
            icon={icons[step]}
            aria-disabled={!isOpen || undefined}
            onClick={() => isOpen && onMove(step)}
            className={isOpen ? undefined : "opacity-50"}
          />
        );
      })}
    </fieldset>
  );
}

import { useLingui } from "@lingui/react/macro";
import { ChevronBackIcon, ChevronForwardIcon } from "@parution/kit/icon";
import { StepButton } from "./step-button.tsx";

interface PageTurnerProps {
  page: number;
  /** Pages of the document. */
  total: number;
  /** Last page that can be shown; `total` by default. */
  last?: number;
  onPage: (page: number) => void;
}

/** Page of a document, with the buttons to the pages before and after it. */
export function PageTurner({ page, total, last = total, onPage }: PageTurnerProps) {
  const { t } = useLingui();
  return (
    <div className="flex items-center justify-center gap-2">
      <StepButton
        label={t`Page précédente`}
        icon={<ChevronBackIcon />}
        isOpen={page > 1}
        onStep={() => onPage(page - 1)}
      />
      <p role="status" className="min-w-0 basis-36 text-center tabular-nums">
        {t`Page ${page} sur ${total}`}
      </p>
      <StepButton
        label={t`Page suivante`}
        icon={<ChevronForwardIcon />}
        isOpen={page < last}
        onStep={() => onPage(page + 1)}
      />
    </div>
  );
}

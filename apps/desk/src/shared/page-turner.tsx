import { useLingui } from "@lingui/react/macro";
import { ChevronBackIcon, ChevronForwardIcon } from "@parution/kit/icon";
import { IconButton } from "@parution/kit/icon-button";

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
      <IconButton
        label={t`Page précédente`}
        icon={<ChevronBackIcon />}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      />
      <p role="status" className="min-w-32 text-center tabular-nums">
        {t`Page ${page} sur ${total}`}
      </p>
      <IconButton
        label={t`Page suivante`}
        icon={<ChevronForwardIcon />}
        disabled={page === last}
        onClick={() => onPage(page + 1)}
      />
    </div>
  );
}

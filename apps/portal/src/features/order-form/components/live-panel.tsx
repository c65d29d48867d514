import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { ChevronDownIcon, ChevronUpIcon } from "@parution/kit/icon";
import { Skeleton } from "@parution/kit/skeleton";
import { cx } from "class-variance-authority";
import { lazy, Suspense, useId, useState } from "react";
import { formatAmount } from "../../../shared/formats/formats.ts";
import { useLanguage } from "../../../shared/links/links.tsx";
import { useIsWide } from "../../../shared/page-title/use-is-wide.ts";
import { LazyLineMeter } from "./lazy-line-meter.tsx";
import { LiveDeadline } from "./live-deadline.tsx";
import { LivePrice } from "./live-price.tsx";
import { useLivePrice } from "./use-live-price.ts";

const CostAdvice = lazy(() =>
  import("./cost-advice.tsx").then((module) => ({ default: module.CostAdvice })),
);
const FormProof = lazy(() =>
  import("./form-proof.tsx").then((module) => ({ default: module.FormProof })),
);
const LivePreview = lazy(() =>
  import("./live-preview.tsx").then((module) => ({ default: module.LivePreview })),
);

/**
 * The ad, its lines and its price while they are being made: beside the form where there is room, on a phone a bar at
 * the foot that opens.
 */
export function LivePanel() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const contentId = useId();
  const beside = useIsWide();
  return (
    <aside
      aria-label={t`Aperçu et prix`}
      data-open-panel={open || undefined}
      // Under the header, whose menu unfolds over it.
      className="sticky bottom-0 z-1 -mx-4 border-line border-t bg-surface sm:-mx-6 lg:top-[calc(var(--app-header-height,4rem)+1rem)] lg:bottom-auto lg:mx-0 lg:max-h-[calc(100dvh-var(--app-header-height,4rem)-2rem)] lg:overflow-y-auto lg:rounded-card lg:border"
    >
      <div
        id={contentId}
        className={cx(
          "flex flex-col gap-6 p-4 max-lg:max-h-[70dvh] max-lg:overflow-y-auto sm:p-6",
          !open && "max-lg:hidden",
        )}
      >
        <Suspense fallback={<Skeleton shape="block" className="h-44" />}>
          <LivePreview />
          <FormProof />
        </Suspense>
        {/* A long ad fills the panel: its lines and its price stay in sight, where the window has the height. */}
        <div className="grid gap-6 bg-surface lg:bottom-0 lg:-m-6 lg:p-6 lg:[@media(min-height:40rem)]:sticky">
          <LazyLineMeter />
          <LivePrice />
        </div>
        <Suspense>
          <CostAdvice />
        </Suspense>
        <LiveDeadline />
      </div>
      {!beside && <CompactBar open={open} contentId={contentId} onToggle={() => setOpen(!open)} />}
    </aside>
  );
}

interface CompactBarProps {
  open: boolean;
  contentId: string;
  onToggle: () => void;
}

function CompactBar({ open, contentId, onToggle }: CompactBarProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { price, perDate } = useLivePrice();
  return (
    <div className="flex items-center gap-3 border-line px-4 py-2 not-first:border-t sm:px-6">
      {!open && <LazyLineMeter compact />}
      <p className="grid min-w-0">
        <span className="text-caption text-fg-muted">
          {perDate ? t`Pour une parution` : t`Total TTC`}
        </span>
        <span className="font-semibold text-lead tabular-nums">
          {price === null ? "—" : formatAmount(price.total, language)}
        </span>
      </p>
      <Button className="ms-auto" aria-expanded={open} aria-controls={contentId} onClick={onToggle}>
        {t`Aperçu`}
        {open ? <ChevronDownIcon /> : <ChevronUpIcon />}
      </Button>
    </div>
  );
}

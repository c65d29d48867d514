import { useLingui } from "@lingui/react/macro";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { useLanguage } from "@parution/app/links/links.tsx";
import { keepRoomAtFoot } from "@parution/app/page/room-at-foot.ts";
import { useIsWide } from "@parution/app/page/use-is-wide.ts";
import { Button } from "@parution/kit/button";
import { ChevronDownIcon, ChevronUpIcon } from "@parution/kit/icon";
import { Skeleton } from "@parution/kit/skeleton";
import { cx } from "class-variance-authority";
import { type KeyboardEvent, type RefObject, Suspense, useId, useRef, useState } from "react";
import { useOrder } from "../order-context.ts";
import { LivePrice, useLivePrice } from "../prices/live-price.tsx";

const CostAdvice = lazyComponent(() =>
  import("../prices/cost-advice-alert.tsx").then((module) => module.CostAdvice),
);
const FormProof = lazyComponent(() =>
  import("./form-proof.tsx").then((module) => module.FormProof),
);
const LiveDeadline = lazyComponent(() =>
  import("../dates/live-deadline.tsx").then((module) => module.LiveDeadline),
);
const LivePreview = lazyComponent(() =>
  import("./live-preview.tsx").then((module) => module.LivePreview),
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
  const toggle = useRef<HTMLButtonElement>(null);
  // Only the bar opens the panel: beside the form it always is.
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (!open || key !== "Escape") return;
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    <aside
      ref={keepRoomAtFoot}
      aria-label={t`Aperçu et prix`}
      // A press inside keeps the focus here, where Escape closes.
      tabIndex={-1}
      onKeyDown={onKeyDown}
      data-open-panel={open || undefined}
      // Under the header, whose menu unfolds over it.
      className="sticky bottom-0 z-1 -mx-4 border-line border-t bg-surface outline-none sm:-mx-6 lg:top-[calc(var(--app-header-height,4rem)+1rem)] lg:bottom-auto lg:mx-0 lg:max-h-[calc(100dvh-var(--app-header-height,4rem)-2rem)] lg:overflow-y-auto lg:rounded-card lg:border"
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
          <LiveDeadline />
        </Suspense>
      </div>
      {!beside && (
        <CompactBar
          open={open}
          contentId={contentId}
          toggle={toggle}
          onToggle={() => setOpen(!open)}
        />
      )}
    </aside>
  );
}

interface CompactBarProps {
  open: boolean;
  contentId: string;
  toggle: RefObject<HTMLButtonElement | null>;
  onToggle: () => void;
}

function CompactBar({ open, contentId, toggle, onToggle }: CompactBarProps) {
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
      <Button
        ref={toggle}
        className="ms-auto"
        aria-expanded={open}
        aria-controls={contentId}
        onClick={onToggle}
      >
        {t`Aperçu`}
        {open ? <ChevronDownIcon /> : <ChevronUpIcon />}
      </Button>
    </div>
  );
}

const LineMeter = lazyComponent(() =>
  import("./line-meter.tsx").then((module) => module.LineMeter),
);

/** Line meter of a line ad; its room is kept while it is loading. */
function LazyLineMeter(props: { compact?: boolean }) {
  const { format } = useOrder().offer;
  if (format !== "line") return null;
  return (
    <Suspense fallback={<div className="h-14" />}>
      <LineMeter {...props} />
    </Suspense>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useLink } from "@parution/app/links/links.tsx";
import { Button, ButtonLink } from "@parution/kit/button";
import { ClockIcon, EditIcon, EyeIcon } from "@parution/kit/icon";
import { StatusBadge } from "@parution/kit/status-badge";
import type { Ref } from "react";
import { QueuePosition } from "../shared/queue-position.tsx";
import { Key } from "../shared/shortcuts.tsx";
import { useStatusNames } from "./ad-on-screen.tsx";
import type { useModeration } from "./use-moderation.ts";
import type { QueuedAd } from "./use-requested-ad.ts";

type Moderation = ReturnType<typeof useModeration>;

interface ActionBarProps {
  ref: Ref<HTMLDivElement>;
  moderation: Moderation;
  ad: NonNullable<Moderation["current"]>;
  canDecide: boolean;
  /** False where the ad would enter an edition that takes nothing more. */
  canAccept: boolean;
  accept: () => void;
  refuse: () => void;
  correct: () => void;
}

/** Place in the queue and the actions, each with its key. */
export function ActionBar({
  ref,
  moderation,
  ad,
  canDecide,
  canAccept,
  ...actions
}: ActionBarProps) {
  const { t } = useLingui();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      ref={ref}
      role="group"
      aria-label={t`Actions`}
      tabIndex={-1}
      className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-line border-y py-3"
    >
      {/* Clocks wrap beside the place: the actions stay where they are from ad to ad. */}
      <div className="flex min-h-11 min-w-72 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
        {ad.queued === null ? (
          <FoundAd moderation={moderation} ad={ad} />
        ) : (
          <>
            <Position moderation={moderation} reference={ad.reference} />
            <Clocks ad={ad.queued} />
          </>
        )}
      </div>
      {ad.isWaiting && (
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
          <Button
            aria-keyshortcuts="C"
            variant="quiet"
            disabled={!canDecide}
            onClick={actions.correct}
          >
            {t`Faire corriger`} <Key name="C" />
          </Button>
          <Button aria-keyshortcuts="R" disabled={!canDecide} onClick={actions.refuse}>
            {t({ message: "Refuser", context: "annonce" })} <Key name="R" />
          </Button>
          <Button
            aria-keyshortcuts="A"
            variant="primary"
            disabled={!canAccept}
            onClick={actions.accept}
          >
            {t({ message: "Accepter", context: "annonce" })} <Key name="A" />
          </Button>
        </div>
      )}
    </div>
  );
}

/** Place of an ad of the queue. */
function Position({ moderation, reference }: { moderation: Moderation; reference: string }) {
  const { around, total, move } = moderation;
  const { place, before, behind } = around;
  return (
    <QueuePosition
      reference={reference}
      place={place}
      total={total}
      hasPrevious={before !== undefined}
      hasNext={behind !== undefined || place === null}
      onMove={move}
    />
  );
}

/** Reference and status of an ad that was searched for, and the way back to the queue. */
function FoundAd({ moderation, ad }: Pick<ActionBarProps, "moderation" | "ad">) {
  const { t } = useLingui();
  const link = useLink();
  const statusNames = useStatusNames();
  const status = moderation.read.data?.status;
  return (
    <>
      <p className="text-body-sm leading-tight">
        <span className="block font-semibold tabular-nums">
          <bdi>{ad.reference}</bdi>
        </span>
        <span className="text-fg-muted">{status && statusNames[status]}</span>
      </p>
      <ButtonLink size="sm" href={link("/moderation")}>
        {t`Revenir à la file`}
      </ButtonLink>
    </>
  );
}

/** Clocks of the terms: decided within three working days, opened within one. */
function Clocks({ ad }: { ad: QueuedAd }) {
  const { t } = useLingui();
  const variants = {
    inTime: { label: t`Dans les délais`, tone: "success", icon: ClockIcon },
    dueToday: { label: t`À décider aujourd’hui`, tone: "warning", icon: ClockIcon },
    late: { label: t`En retard`, tone: "danger", icon: ClockIcon },
    corrected: { label: t`Corrigée`, tone: "info", icon: EditIcon },
    unopened: { label: t`Ouverte en retard`, tone: "danger", icon: EyeIcon },
  } as const;
  return (
    <div className="flex min-w-0 flex-1 basis-40 flex-wrap items-center gap-x-3 gap-y-1">
      <StatusBadge variants={variants} status={ad.decision} />
      {ad.acknowledgement === "late" && <StatusBadge variants={variants} status="unopened" />}
      {ad.isCorrected && <StatusBadge variants={variants} status="corrected" />}
    </div>
  );
}

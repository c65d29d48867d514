import { useLingui } from "@lingui/react/macro";
import { ChevronBackIcon, ChevronForwardIcon } from "@parution/kit/icon";
import { PoliteAnnouncement } from "@parution/kit/polite-announcement";
import { useState } from "react";
import { StepButton } from "./step-button.tsx";

interface QueuePositionProps {
  reference: string;
  /** Place of the ad, from 0; null: it has left the queue. */
  place: number | null;
  total: number;
  hasPrevious: boolean;
  hasNext: boolean;
  onMove: (step: 1 | -1) => void;
}

/** Reference and place of the ad on the screen, between the ways to its neighbours. Another ad is announced, not another total. */
export function QueuePosition(props: QueuePositionProps) {
  const { reference, place, total, hasPrevious, hasNext, onMove } = props;
  const { t } = useLingui();
  const position = place === null ? "–" : place + 1;
  const text = t`${reference}, ${position} sur ${total}`;
  const [announced, setAnnounced] = useState({ reference, text });
  if (announced.reference !== reference) setAnnounced({ reference, text });
  return (
    <div className="flex items-center gap-1">
      <StepButton
        aria-keyshortcuts="K"
        label={t`Précédente`}
        icon={<ChevronBackIcon />}
        isOpen={hasPrevious}
        onStep={() => onMove(-1)}
      />
      <p className="min-w-28 text-center text-body-sm tabular-nums leading-tight">
        <bdi className="block font-semibold">{reference}</bdi>
        <span className="text-fg-muted">{t`${position} sur ${total}`}</span>
      </p>
      <StepButton
        aria-keyshortcuts="J"
        label={t`Suivante`}
        icon={<ChevronForwardIcon />}
        isOpen={hasNext}
        onStep={() => onMove(1)}
      />
      <PoliteAnnouncement text={announced.text} />
    </div>
  );
}

import { useLingui } from "@lingui/react/macro";
import { ChevronDownIcon, ChevronUpIcon } from "@parution/kit/icon";
import { PoliteAnnouncement } from "@parution/kit/polite-announcement";
import { useState } from "react";
import { StepButton } from "../shared/step-button.tsx";

interface MoveButtonsProps {
  /** Names of the two buttons. */
  upLabel: string;
  downLabel: string;
  /** Place in the list, from 0. */
  index: number;
  count: number;
  /** Moves it to the place before or behind. */
  onMove: (to: number) => void;
}

/** Buttons that move an entry up and down its list. */
export const MoveButtons = ({ upLabel, downLabel, index, count, onMove }: MoveButtonsProps) => (
  <>
    <StepButton
      size="sm"
      label={upLabel}
      icon={<ChevronUpIcon />}
      isOpen={index > 0}
      onStep={() => onMove(index - 1)}
    />
    <StepButton
      size="sm"
      label={downLabel}
      icon={<ChevronDownIcon />}
      isOpen={index < count - 1}
      onStep={() => onMove(index + 1)}
    />
  </>
);

/** Announcement of the place to which an entry of a list was moved, from 0. */
export function useMoveAnnouncement() {
  const { t } = useLingui();
  const [text, setText] = useState("");
  return {
    announce: (label: string, to: number, count: number) => {
      const position = to + 1;
      setText(t`${label}, ${position} sur ${count}`);
    },
    announcement: <PoliteAnnouncement text={text} delay={0} />,
  };
}

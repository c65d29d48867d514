import { type ToggleEvent, useId, useState } from "react";

/** What a control and its panel in the top layer need to know of one another. */
export interface TopLayerParts {
  /** The panel's element, once it is drawn. */
  find: () => HTMLElement | null;
  /** Shows the panel beside its control. */
  show: () => void;
  /** Hides the panel; the focus goes back to the control when it was inside. */
  close: () => void;
  /** Spread on the button. */
  trigger: {
    id: string;
    popoverTarget: string;
    "aria-expanded": boolean;
    "aria-controls": string;
  };
  /** Spread on the panel. */
  panel: {
    id: string;
    popover: "auto";
    onToggle: (event: ToggleEvent<HTMLElement>) => void;
  };
}

/**
 * Ties a button to a panel through the platform's popover attribute: a press outside and Escape hide
 * it, another popover replaces it, and it stands above everything, unclipped.
 */
export function useTopLayer(): TopLayerParts {
  const id = useId();
  const triggerId = `${id}trigger`;
  const [open, setOpen] = useState(false);
  const find = () => document.getElementById(id);

  function show(): void {
    const source = document.getElementById(triggerId);
    if (!open && source) {
      find()?.showPopover({ source });
    }
  }

  return {
    find,
    show,
    close: () => find()?.hidePopover(),
    trigger: { id: triggerId, popoverTarget: id, "aria-expanded": open, "aria-controls": id },
    panel: {
      id,
      popover: "auto",
      onToggle: (event) => setOpen(event.newState === "open"),
    },
  };
}

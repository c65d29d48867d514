import { type ToggleEvent, useEffect, useId, useState } from "react";

/** Attributes that connect a control with its panel in the top layer. */
export interface TopLayerParts {
  /** The panel's element, once it is rendered. */
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
export function useTopLayer(givenId?: string): TopLayerParts {
  const id = useId();
  const triggerId = givenId ?? `${id}trigger`;
  const [open, setOpen] = useState(false);
  const find = () => document.getElementById(id);

  // The platform shows a panel whose button is pressed before hydration, which hears no event of that.
  useEffect(() => {
    if (document.getElementById(id)?.matches(":popover-open")) setOpen(true);
  }, [id]);

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

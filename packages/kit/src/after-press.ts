let isPressed = false;

const follow = ({ type }: MouseEvent): void => {
  isPressed = type === "mousedown";
};

/** Follows the presses of the page, those of a finger too, for `afterPress`. The same listener is added once. */
export function watchPresses(): void {
  addEventListener("mousedown", follow, true);
  addEventListener("mouseup", follow, true);
}

/**
 * Runs an action at once, or, while the pointer presses something, once it is released and has clicked: a message that appears when
 * its field is left would move a pressed button from under the pointer, and the press would miss it.
 */
export function afterPress(action: () => void): void {
  if (isPressed) addEventListener("mouseup", () => setTimeout(action), { once: true });
  else action();
}

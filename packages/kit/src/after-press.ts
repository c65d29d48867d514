let isPressed = false;
let waiting: (() => void)[] = [];

function follow({ type }: MouseEvent): void {
  isPressed = type === "mousedown";
  if (isPressed) return;
  // After the click that the release makes.
  for (const action of waiting) setTimeout(action);
  waiting = [];
}

/**
 * Follows the presses of the page, those of a finger too, for `afterPress`; one that becomes a drag ends without a `mouseup`. The same
 * listener is added once.
 */
export function watchPresses(): void {
  for (const type of ["mousedown", "mouseup", "dragend"] as const) {
    addEventListener(type, follow, true);
  }
}

/**
 * Runs an action at once, or, while the pointer presses something, once it is released and has clicked: a message that appears when
 * its field is left would move a pressed button from under the pointer, and the press would miss it.
 */
export function afterPress(action: () => void): void {
  if (isPressed) waiting.push(action);
  else action();
}

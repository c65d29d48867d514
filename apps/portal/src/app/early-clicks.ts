const early: HTMLElement[] = [];

/** Remembers what is pressed before the portal runs; links need no script, and lead on at once. */
export function keepEarlyClicks(): void {
  addEventListener("click", keep, true);
}

/** Presses again, in order, what was pressed early: nothing that somebody asked for is lost. */
export function replayEarlyClicks(): void {
  removeEventListener("click", keep, true);
  for (const button of early.splice(0)) if (button.isConnected) button.click();
}

function keep(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (button === null) return;
  // A form would be sent as its address says, by a page that does not yet know how.
  event.preventDefault();
  early.push(button);
}

const early: HTMLElement[] = [];
let gone = false;

/** Remembers what is pressed before the portal runs; links need no script, and lead on at once. */
export function keepEarlyClicks(): void {
  addEventListener("click", keep, true);
}

/** Presses again, in order, what was pressed early: nothing that somebody asked for is lost. */
export function replayEarlyClicks(): void {
  removeEventListener("click", keep, true);
  for (const button of early.splice(0)) if (button.isConnected) button.click();
}

/** The portal did not come: a press, made or to come, asks for the page anew. Without a network what was drawn stays. */
export function reloadOnPress(): void {
  gone = true;
  if (early.length > 0) reload();
}

function keep(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (button === null) return;
  // A form would be sent as its address says, by a page that does not yet know how.
  event.preventDefault();
  early.push(button);
  if (gone) reload();
}

function reload(): void {
  if (navigator.onLine) location.reload();
}

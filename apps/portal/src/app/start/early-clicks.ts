const early: (() => void)[] = [];
let gone = false;

/** Records clicks before the portal runs; links need no script and work at once. */
export function keepEarlyClicks(): void {
  addEventListener("click", keep, true);
}

/** Enables the page once the portal runs, and repeats earlier clicks in their order. */
export function replayEarlyClicks(): void {
  removeEventListener("click", keep, true);
  const root = document.getElementById("root");
  if (root) root.inert = false;
  for (const press of early.splice(0)) press();
}

/** Reloads the page at the next click where its scripts failed to load. Without a network the rendered page stays. */
export function reloadOnPress(): void {
  gone = true;
  if (early.length > 0) reload();
}

function keep(event: MouseEvent): void {
  const press = pressOf(event);
  if (press === null) return;
  // Without its script, the form would be sent to its address by the browser.
  event.preventDefault();
  early.push(press);
  if (gone) reload();
}

/** Choices are kept, too: hydration takes a mark that the browser has set for the first one, and the next render takes it away. */
const PRESSED = "button, input[type=checkbox], input[type=radio]";

/** Repetition of a click; null for clicks that need no script. */
function pressOf(event: MouseEvent): (() => void) | null {
  const target = event.target instanceof Element ? event.target : null;
  const pressed = target?.closest<HTMLElement>(PRESSED);
  if (pressed) return () => pressed.isConnected && pressed.click();
  // The controls of an inert page are no event targets: only the position is known.
  if (target?.querySelector(":scope [inert]")) return pressAt(event.pageX, event.pageY);
  return null;
}

const CONTROLS = "a, button, label, input, textarea, select, summary";

/** Presses the control at a place of the page, in pixels from its upper left corner. */
const pressAt = (x: number, y: number) => () => {
  const found = document.elementFromPoint(x - scrollX, y - scrollY);
  const control = found?.closest<HTMLElement>(CONTROLS);
  control?.focus();
  control?.click();
};

function reload(): void {
  if (navigator.onLine) location.reload();
}

/**
 * Shows, for matrices, every panel of the top layer at once, each below its control, where the
 * platform would close one when the next opens. Answers how many there are.
 */
export function showPanels(canvas: HTMLElement): number {
  const panels = canvas.querySelectorAll<HTMLElement>("[popover]");
  for (const panel of panels) {
    const control = canvas.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`);
    const source = control ?? panel.parentElement;
    panel.popover = "manual";
    panel.style.setProperty("position-try-fallbacks", "none");
    panel.showPopover(source ? { source } : {});
  }
  return panels.length;
}

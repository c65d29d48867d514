const CONTROLS = ":is(input:not([type=hidden]), button, select, textarea):enabled";

/** Element of an id or a form name; the checked one of several radios. */
function findNamed(field: string): HTMLElement | undefined {
  const named = Array.from(document.getElementsByName(field));
  const chosen = named.find((control) => control.matches(":checked"));
  return document.getElementById(field) ?? chosen ?? named[0];
}

/** Focusable element: the element itself, or the first control of a group or beside a hidden input. */
function findControl(field: string): HTMLElement | undefined {
  const found = findNamed(field);
  const around = found?.matches("[type=hidden]") ? found.parentElement : found;
  return (
    (around?.matches(CONTROLS) ? undefined : around?.querySelector<HTMLElement>(CONTROLS)) ?? found
  );
}

/**
 * Scrolls to a field and gives it the focus.
 *
 * @param field the id of a control or its form name
 * @returns false where there is no such field, or it cannot take the focus yet
 */
export function goToField(field: string): boolean {
  const control = findControl(field);
  if (control === undefined) return false;
  const before = document.activeElement;
  control.scrollIntoView({ block: "center" });
  control.focus({ preventScroll: true });
  const now = document.activeElement;
  // The target of a calendar passes the focus on to its active day.
  return now === control || now !== before;
}

/** Focuses what is around a field that takes no focus now: one that is disabled, or still loading. */
export function focusAround(field: string): void {
  const control = findControl(field);
  const around = control?.closest<HTMLElement>("fieldset, section, form") ?? control;
  if (around === undefined) return;
  if (!around.hasAttribute("tabindex")) around.tabIndex = -1;
  around.focus({ preventScroll: true });
}

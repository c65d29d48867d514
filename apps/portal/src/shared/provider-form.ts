/** Address and fields of the card provider's hosted page. */
export interface ProviderForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Leaves for the provider's page by a form post, as the provider requires.
 *
 * @param onReturn called when the payer returns to the page from the back/forward cache
 */
export function postToProvider({ action, fields }: ProviderForm, onReturn: () => void): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = action;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement("input");
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  const come = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    removeEventListener("pageshow", come);
    form.remove();
    onReturn();
  };
  addEventListener("pageshow", come);
}

/** What the card provider's hosted page is opened with (readings J1). */
export interface ProviderForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Leaves for the provider's page: a browser form post, as the provider asks for.
 *
 * @param onReturn called when the payer comes back to the page as it was left, which browsers keep
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

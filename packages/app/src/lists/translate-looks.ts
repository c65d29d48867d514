import type { MessageDescriptor } from "@lingui/core";
import type { StatusVariant } from "@parution/kit/status-badge";

/** A status in words that are translated where it is shown. */
export type StatusText = Omit<StatusVariant, "label"> & { readonly label: MessageDescriptor };

/** The looks that the kit's badge takes, in the language of `translate`. */
export function translateLooks<Status extends string>(
  texts: Readonly<Record<Status, StatusText>>,
  translate: (text: MessageDescriptor) => string,
): Record<Status, StatusVariant> {
  const looks = Object.entries<StatusText>(texts).map(([status, text]) => [
    status,
    { ...text, label: translate(text.label) },
  ]);
  return Object.fromEntries(looks);
}

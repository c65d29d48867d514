import type { MessageDescriptor } from "@lingui/core";
import type { StatusVariant } from "@parution/kit/status-badge";

/** Appearance of a status with a message to translate. */
export type StatusText = Omit<StatusVariant, "label"> & { readonly label: MessageDescriptor };

/** Variants of the kit's status badge, with labels in the language of `translate`. */
export function translateVariants<Status extends string>(
  texts: Readonly<Record<Status, StatusText>>,
  translate: (text: MessageDescriptor) => string,
): Record<Status, StatusVariant> {
  const variants = Object.entries<StatusText>(texts).map(([status, text]) => [
    status,
    { ...text, label: translate(text.label) },
  ]);
  return Object.fromEntries(variants);
}

import { useLingui } from "@lingui/react";

interface TransProps {
  readonly id: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Elements within the text. */
  readonly components?: unknown;
}

/**
 * What Lingui's macros make of `<Trans>` and `<Plural>`: texts without elements within, which is all that the portal says so;
 * Lingui's own weighs a kilobyte on every page.
 * @throws Error where there are elements within
 */
export function Trans({ id, values, components }: TransProps) {
  const { _ } = useLingui();
  if (components !== undefined) throw new Error(`The text «${id}» has elements within.`);
  return _(id, values);
}

import { Button, type ButtonAppearance, ButtonLink } from "../button/index.ts";

/** One language of the product. */
export interface Tongue<Code extends string = string> {
  /** Code of the language as `lang` writes it, such as `ar`. */
  code: Code;
  /** Name of the language in itself, such as «العربية». */
  name: string;
  /** The same page in that language; without it the choice is an action alone. */
  href?: string | undefined;
}

/** Props of a language switch. */
export interface LanguageSwitchProps<Code extends string = string> {
  /** The languages, in reading order. */
  items: readonly Tongue<Code>[];
  /** The code of the language of the page. An unknown one leaves all of them to choose. */
  value: string;
  /** A language was chosen: it can be kept for the next visit. */
  onChange?: ((code: Code) => void) | undefined;
}

interface LanguageChoiceProps<Code extends string>
  extends Pick<LanguageSwitchProps<Code>, "onChange"> {
  tongue: Tongue<Code>;
  /** Attributes of the page's language. */
  mark?: { readonly "aria-current": true; readonly className: string } | undefined;
  size?: ButtonAppearance["size"];
}

/** A language in its own tongue: a link where it has an address, else a button. */
export function LanguageChoice<Code extends string>({
  tongue: { code, name, href },
  onChange,
  mark,
  size,
}: LanguageChoiceProps<Code>) {
  const shared = {
    variant: "quiet",
    size,
    lang: code,
    onClick: () => onChange?.(code),
    children: name,
    ...mark,
  } as const;
  return href ? <ButtonLink {...shared} href={href} hrefLang={code} /> : <Button {...shared} />;
}

/** Leads to the same page in the other languages, each called by its own name. */
export function LanguageSwitch<Code extends string>({
  items,
  value,
  onChange,
}: LanguageSwitchProps<Code>) {
  return items.map(
    (tongue) =>
      tongue.code !== value && (
        <LanguageChoice key={tongue.code} tongue={tongue} onChange={onChange} />
      ),
  );
}

import type { ReactNode } from "react";
import { entryVariants } from "../action-menu/action-menu.variants.ts";
import { MenuDisclosure } from "../action-menu/menu-disclosure.tsx";
import { CheckIcon, ChevronDownIcon, NewspaperIcon } from "../icon/index.ts";
import { useLinkElement } from "../link/index.ts";
import type { RootProps } from "../root-props.ts";

/** One newspaper to choose. */
export interface Newspaper {
  /** Unique in the list. */
  id: string;
  name: string;
  /** Language of the name as in `lang`, where it differs from the page's. */
  nameLanguage?: string | undefined;
  /** The language it is printed in, as `lang` writes it. */
  language: string;
  /** That language by its own name, such as «العربية». */
  languageName: string;
  /** The id of its theme, as `data-support` writes it: its name then takes its headline face. */
  theme?: string | undefined;
  /** Logo of the newspaper, 36 px high; by default the first letter of its name in its colours. */
  logo?: ReactNode;
  /** Address of the choice; without it the choice is an action alone. */
  href?: string | undefined;
}

export interface SupportSwitcherProps extends RootProps<"button"> {
  /** Name of the button and of the list, such as «Choose a newspaper». */
  label: string;
  /** The newspapers, in reading order. None disables the button. */
  items: readonly Newspaper[];
  /** The id of the one that the reader is with, if any. */
  value?: string | undefined;
  /** A newspaper was chosen, the current one too. */
  onChange?: ((id: string) => void) | undefined;
  /** Content of the button: an icon or the current newspaper's name. */
  display?: "icon" | "name";
}

/** Appearance of a newspaper in the list. */
const newspaperClasses = entryVariants();

/** Appearance of the tile that stands for a newspaper without a logo, in the newspaper's colours. */
const tileClasses =
  "flex size-9 items-center justify-center rounded-control bg-brand font-headline text-title-sm leading-none font-semibold text-on-brand forced-colors:border";

function Name({ name, nameLanguage, theme }: Newspaper) {
  return (
    <span
      data-support={theme}
      lang={nameLanguage}
      dir="auto"
      className="max-w-full truncate font-headline font-semibold"
    >
      {name}
    </span>
  );
}

function Row({ newspaper, isCurrent }: { newspaper: Newspaper; isCurrent: boolean }) {
  const { name, nameLanguage, language, languageName, theme, logo } = newspaper;
  return (
    <>
      <span aria-hidden="true" data-support={theme} lang={nameLanguage} className="shrink-0">
        {logo ?? <span className={tileClasses}>{firstLetter(name)}</span>}
      </span>
      <span className="flex min-w-0 flex-1 flex-col items-start">
        <Name {...newspaper} />
        <span lang={language} className="max-w-full truncate text-caption font-normal">
          {languageName}
        </span>
      </span>
      <CheckIcon className={isCurrent ? undefined : "invisible"} />
    </>
  );
}

interface ChoiceProps {
  newspaper: Newspaper;
  isCurrent: boolean;
  onSelect: () => void;
}

function Choice({ newspaper, isCurrent, onSelect }: ChoiceProps) {
  const LinkElement = useLinkElement();
  const shared = {
    "aria-current": isCurrent || undefined,
    onClick: onSelect,
    className: newspaperClasses,
    children: <Row newspaper={newspaper} isCurrent={isCurrent} />,
  };
  return newspaper.href === undefined ? (
    <button type="button" {...shared} />
  ) : (
    <LinkElement href={newspaper.href} {...shared} />
  );
}

/** Chooses a newspaper among those of a house, each in its own face, colours and language. */
export function SupportSwitcher({
  label,
  items,
  value,
  onChange,
  display = "icon",
  ...root
}: SupportSwitcherProps) {
  const chosen = items.find(({ id }) => id === value);
  const named = display === "name" && chosen !== undefined;
  return (
    <MenuDisclosure
      {...root}
      trigger={named ? <NamedTrigger label={label} newspaper={chosen} /> : <NewspaperIcon />}
      triggerLabel={named ? undefined : label}
      shape={named ? "text" : "icon"}
      disabled={items.length === 0}
    >
      {(close) => (
        <ul aria-label={label} className="flex flex-col gap-0.5">
          {items.map((newspaper) => (
            <li key={newspaper.id}>
              <Choice
                newspaper={newspaper}
                isCurrent={newspaper.id === value}
                onSelect={() => {
                  close();
                  onChange?.(newspaper.id);
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </MenuDisclosure>
  );
}

function NamedTrigger({ label, newspaper }: { label: string; newspaper: Newspaper }) {
  return (
    <>
      <Name {...newspaper} />
      <span className="sr-only">, {label}</span>
      <ChevronDownIcon />
    </>
  );
}

/** Created at the first name, since loading segmentation data takes long. */
let letters: Intl.Segmenter | undefined;

/** The first letter of a name as a reader sees it, marks included; empty where there is none. */
export function firstLetter(name: string): string {
  letters ??= new Intl.Segmenter();
  const [first] = letters.segment(name.trim());
  return first?.segment ?? "";
}

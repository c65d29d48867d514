import { cx } from "class-variance-authority";
import { MenuDisclosure } from "../action-menu/menu-disclosure.tsx";
import { ChevronDownIcon } from "../icon/index.ts";
import { useLinkElement } from "../link/index.ts";
import type { RootProps } from "../root-props.ts";

/** One place of the directory. */
export interface DirectoryLink {
  /** Unique among its neighbours. */
  id: string;
  href: string;
  label: string;
}

/** A place and the places within it. */
export interface DirectoryGroup extends DirectoryLink {
  links: readonly DirectoryLink[];
}

export interface DirectoryMenuProps extends RootProps<"button"> {
  /** Name of the button and of the list, such as «Headings». */
  label: string;
  /** The places in reading order. None disables the button. */
  groups: readonly DirectoryGroup[];
  /** The edge of the button with which the panel lines up. */
  align?: "start" | "end";
  /** The panel is about to be shown: what it still lacks may be fetched. */
  onOpen?: () => void;
}

const placeClasses =
  "rounded-control no-underline transition-colors duration-fast hover:bg-sunken focus-visible:-outline-offset-2";

/** Appearance of a place that has others within it. */
const groupClasses = cx(
  placeClasses,
  "flex min-h-touch items-center px-3 text-body font-semibold text-heading",
);

/** Appearance of a place within another. */
const partClasses = cx(
  placeClasses,
  "inline-flex min-h-8 items-center px-2 text-body-sm text-fg-muted hover:text-fg pointer-coarse:min-h-touch",
);

interface GroupProps {
  group: DirectoryGroup;
  onFollow: () => void;
}

function Group({ group, onFollow }: GroupProps) {
  const LinkElement = useLinkElement();
  return (
    <li className="py-1">
      <LinkElement href={group.href} onClick={onFollow} className={groupClasses}>
        {group.label}
      </LinkElement>
      {group.links.length > 0 && (
        <ul aria-label={group.label} className="flex flex-wrap px-1">
          {group.links.map(({ id, href, label }) => (
            <li key={id}>
              <LinkElement href={href} onClick={onFollow} className={partClasses}>
                {label}
              </LinkElement>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** A button that shows a whole directory of places, each with the places within it. */
export function DirectoryMenu({
  label,
  groups,
  align = "start",
  onOpen,
  ...root
}: DirectoryMenuProps) {
  return (
    <MenuDisclosure
      {...root}
      trigger={
        <>
          {label}
          <ChevronDownIcon />
        </>
      }
      align={align}
      disabled={groups.length === 0}
      isFilledAtOnce
      onOpen={onOpen}
    >
      {(close) => (
        <ul aria-label={label} className="flex w-88 max-w-full flex-col divide-y divide-line">
          {groups.map((group) => (
            <Group key={group.id} group={group} onFollow={close} />
          ))}
        </ul>
      )}
    </MenuDisclosure>
  );
}

import { cx } from "class-variance-authority";
import { useId } from "react";
import { type RootProps, rootOf } from "../root-props.ts";
import { Keys } from "./keys.tsx";

/** Keys with their actions. */
export interface Shortcut {
  /** Keys as `KeyboardEvent.key` names them, alternatives apart, those held together joined: `["J", "Shift+ArrowDown"]`. */
  keys: readonly string[];
  /** Action: «Next ad». */
  label: string;
}

/** Shortcuts of one subject. */
export interface ShortcutGroup {
  label: string;
  items: readonly Shortcut[];
}

export interface ShortcutListLabels {
  /** Between two ways to one action: «or». */
  or: string;
  /** Names of keys in the reader's language, such as «Entrée» for `Enter`; the key itself by default. */
  keys?: Readonly<Record<string, string>> | undefined;
  /** Stands where there are no shortcuts. */
  empty: string;
}

export interface ShortcutListProps extends RootProps<"div"> {
  /** Shortcuts by group, in reading order. */
  items: readonly ShortcutGroup[];
  /** Level of the groups' headings among the page's; 3 by default. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Words that the component says itself. */
  labels: ShortcutListLabels;
}

/** Keys by group, as a panel of a page; `ShortcutHelp` shows it in a dialog. */
export function ShortcutList(props: ShortcutListProps) {
  const { items, headingLevel = 3, labels, className } = props;
  const shown = items.filter((group) => group.items.length > 0);
  return (
    <div {...rootOf<"div">(props)} className={cx("@container/shortcuts min-w-0", className)}>
      {shown.length === 0 && <p className="text-body-sm text-fg-muted">{labels.empty}</p>}
      <div className="gap-x-8 @xl/shortcuts:columns-2">
        {shown.map((group) => (
          <Group key={group.label} {...group} headingLevel={headingLevel} labels={labels} />
        ))}
      </div>
    </div>
  );
}

interface GroupProps extends ShortcutGroup {
  headingLevel: 2 | 3 | 4;
  /** Words that the component says itself. */
  labels: ShortcutListLabels;
}

function Group({ label, items, headingLevel, labels }: GroupProps) {
  const Title = `h${headingLevel}` as const;
  const id = useId();
  return (
    <div className="mb-5 break-inside-avoid">
      {label && (
        <Title id={id} className="pb-1 font-semibold text-body-sm text-heading">
          {label}
        </Title>
      )}
      <dl aria-labelledby={label ? id : undefined} className="text-body-sm text-fg">
        {items.map((item) => (
          <div
            key={`${item.label} ${item.keys.join(" ")}`}
            className="flex items-center justify-between gap-4 border-t border-line py-1.5"
          >
            <dt className="min-w-0 wrap-anywhere">{item.label}</dt>
            <dd className="flex max-w-1/2 flex-wrap items-center justify-end gap-x-2 gap-y-1">
              {item.keys.map((keys, index) => (
                <span key={keys} className="contents">
                  {index > 0 && <span className="text-caption text-fg-muted">{labels.or}</span>}
                  <Keys keys={keys} names={labels.keys} />
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

import { cx } from "class-variance-authority";
import { type ReactNode, useId } from "react";
import { type RootProps, rootOf } from "../root-props.ts";
import { Skeleton } from "../skeleton/index.ts";
import { tableRoles } from "../table/table-roles.ts";
import { ShareBar, WholeBar } from "./bars.tsx";
import { ShareRow } from "./share-row.tsx";
import { sharesOf } from "./shares.ts";

/** One part of the whole. */
export interface ShareItem {
  /** Unique among the parts. */
  id: string;
  /** Name of the part; a link may stand here. */
  label: ReactNode;
  /** Value; absent where unknown. */
  value: number | null | undefined;
}

/** The words of share bars. */
export interface ShareBarsLabels {
  /** Header of the parts: «Member». */
  item: string;
  /** Header of the values, with their unit: «Spent (Dhs)». */
  value: string;
  /** Header of the percentages: «Share». */
  share: string;
  /** Stands for a value, a share or a name that is not known. */
  missing: string;
}

export interface ShareBarsProps extends RootProps<"figure"> {
  /** Name of the figures. */
  caption: string;
  /** Hides the caption visually: for bars under a heading of the same text. */
  hideCaption?: boolean;
  /** The parts in reading order; the largest first reads best. */
  items: readonly ShareItem[];
  /** `items`: a bar for each part. `whole`: one bar that all parts make up, five at most. */
  layout?: "items" | "whole";
  /** Whole of which the shares are a part, where it exceeds their sum. */
  total?: number | undefined;
  /** A value as the reader's language writes it. */
  format: (value: number) => string;
  /** A share, from 0 to 1, as the reader's language writes percentages. */
  formatShare: (share: number) => string;
  labels: ShareBarsLabels;
  /** Shown where there are no parts. */
  empty: ReactNode;
  /** Pending state, announced, with the size of the bars. */
  isPending?: boolean | undefined;
  /** Announced while `isPending`. */
  pendingLabel?: string | undefined;
}

function Waiting({ label }: { label: string | undefined }) {
  return (
    <div className="grid gap-4">
      <span role="status" className="sr-only">
        {label}
      </span>
      {["first", "second", "third"].map((key) => (
        <Skeleton key={key} className="max-w-none" />
      ))}
    </div>
  );
}

function ColumnTitles({ item, value, share }: ShareBarsLabels) {
  return (
    <thead {...tableRoles.group} className="sr-only">
      <tr {...tableRoles.row}>
        {[item, value, share].map((title) => (
          <th key={title} {...tableRoles.columnHeader} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Parts(props: ShareBarsProps) {
  const { caption, items, layout = "items", total, format, formatShare, labels } = props;
  const patterns = useId();
  const shares = sharesOf(
    items.map(({ value }) => value),
    total,
  );
  return (
    <>
      {layout === "whole" && <WholeBar items={items} shares={shares} patterns={patterns} />}
      <table {...tableRoles.table} className="block">
        <caption className="sr-only">{caption}</caption>
        <ColumnTitles {...labels} />
        <tbody {...tableRoles.group} className="block">
          {items.map(({ id, label }, index) => {
            const { value = null, share = null } = shares[index] ?? {};
            return (
              <ShareRow
                key={id}
                label={label === "" ? labels.missing : label}
                layout={layout}
                value={value === null ? labels.missing : format(value)}
                share={share === null ? labels.missing : formatShare(share)}
                swatch={layout === "whole" ? { index, patterns } : undefined}
                bar={layout === "items" && <ShareBar share={share ?? 0} />}
              />
            );
          })}
        </tbody>
      </table>
    </>
  );
}

/** Parts of a whole. All figures stand beside the bars as a table: nothing hides behind a pointer. */
export function ShareBars(props: ShareBarsProps) {
  const { caption, hideCaption = false, items, empty, className } = props;
  const { isPending = false, pendingLabel } = props;
  const captionId = useId();
  return (
    <figure
      {...rootOf<"figure">(props)}
      aria-labelledby={captionId}
      aria-busy={isPending || undefined}
      className={cx("flex min-w-0 flex-col gap-3", className)}
    >
      <figcaption
        id={captionId}
        className={hideCaption ? "sr-only" : "font-headline text-title-sm text-heading"}
      >
        {caption}
      </figcaption>
      {isPending && <Waiting label={pendingLabel} />}
      {!isPending && items.length === 0 && (
        <div className="py-6 text-center text-body-sm text-fg-muted">{empty}</div>
      )}
      {!isPending && items.length > 0 && <Parts {...props} />}
    </figure>
  );
}

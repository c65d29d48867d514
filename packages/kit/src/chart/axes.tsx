import { cx } from "class-variance-authority";
import { styleRef } from "../style-ref.ts";
import type { ChartCategory } from "./chart.types.ts";
import { type LabelRoom, labelStep, percent } from "./placement.ts";
import { heightScale, type ValueAxis } from "./value-axis.ts";

interface ValueTicksProps {
  axis: ValueAxis;
  format: (value: number) => string;
}

/** Labels of the value axis. The longest sets the axis's width. */
export function ValueTicks({ axis, format }: ValueTicksProps) {
  const height = heightScale(axis);
  return (
    <div aria-hidden="true" className="grid text-end text-caption text-fg-muted tabular-nums">
      {axis.ticks.map((value) => (
        <bdi
          key={value}
          ref={styleRef({ "inset-block-end": percent(100 - height(value)) })}
          className="relative col-start-1 row-start-1 translate-y-1/2 self-end whitespace-nowrap"
        >
          {format(value)}
        </bdi>
      ))}
    </div>
  );
}

/** Lines across the plot, the one at zero stronger. */
export function GridLines({ axis }: Pick<ValueTicksProps, "axis">) {
  const height = heightScale(axis);
  return axis.ticks.map((value) => (
    <line
      key={value}
      x1="0"
      x2="100%"
      y1={percent(height(value))}
      y2={percent(height(value))}
      shapeRendering="crispEdges"
      className={value === 0 ? "stroke-line-strong" : "stroke-line"}
    />
  ));
}

const shown: Record<LabelRoom, string> = {
  tiny: "@max-3xs/chart:flex",
  narrow: "@max-md/chart:@3xs/chart:flex",
  medium: "@max-xl/chart:@md/chart:flex",
  wide: "@xl/chart:flex",
};
const rooms = ["tiny", "narrow", "medium", "wide"] as const;

/** Category names below the plot: as many of them as its width allows. */
export function CategoryNames({ categories }: { categories: readonly ChartCategory[] }) {
  const longest = Math.max(0, ...categories.map(({ label, short }) => (short ?? label).length));
  const stepIn = (room: LabelRoom) => labelStep(categories.length, longest, room);
  const room: Record<`--${LabelRoom}`, string> = {
    "--tiny": percent(95 * stepIn("tiny")),
    "--narrow": percent(95 * stepIn("narrow")),
    "--medium": percent(95 * stepIn("medium")),
    "--wide": percent(95 * stepIn("wide")),
  };
  return (
    <div aria-hidden="true" className="col-start-2 flex pt-2 text-caption text-fg-muted">
      {categories.map(({ id, label, short }, index) => {
        const kept = rooms.filter((name) => index % stepIn(name) === 0);
        return (
          <div key={id} className="min-w-0 flex-1 basis-0">
            <div
              className={cx(
                "hidden justify-center",
                kept.map((name) => shown[name]),
              )}
            >
              <span
                ref={styleRef(room)}
                className="max-w-(--tiny) shrink-0 truncate @3xs/chart:max-w-(--narrow) @md/chart:max-w-(--medium) @xl/chart:max-w-(--wide)"
              >
                {short ?? label}
              </span>
            </div>
          </div>
        );
      })}
    </div>
  );
}

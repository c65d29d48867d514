import { scaleBand } from "d3-scale";
import { type Figures, heightScale, percent, type ValueAxis } from "../chart/index.ts";

/** One point, in hundredths of the plot from its start and its top. */
export interface LinePoint {
  category: number;
  x: number;
  y: number;
  /** Without a neighbour that a line could lead to. */
  alone: boolean;
}

/** Path and points of a series. */
export interface LineShape {
  /** The known points, in the order of their categories. */
  points: readonly LinePoint[];
  /** Path through neighbouring points, broken where a figure is not known. */
  path: string;
}

/** The line of each series. Points stand in the middle of their categories. */
export function lineShapes(figures: Figures, axis: ValueAxis): LineShape[] {
  const count = figures[0]?.length ?? 0;
  const band = scaleBand(
    Array.from({ length: count }, (_, index) => index),
    [0, 100],
  );
  const height = heightScale(axis);
  return figures.map((row) => {
    const known = (category: number) => typeof row[category] === "number";
    const points = row.flatMap((figure, category) => {
      if (figure === null) return [];
      const x = (band(category) ?? 0) + band.bandwidth() / 2;
      const alone = !known(category - 1) && !known(category + 1);
      return [{ category, x, y: height(figure), alone }];
    });
    return { points, path: pathThrough(points) };
  });
}

function pathThrough(points: readonly LinePoint[]): string {
  return points
    .map(({ category, x, y }, index) => {
      const follows = points[index - 1]?.category === category - 1;
      return `${follows ? "L" : "M"}${short(x)} ${short(y)}`;
    })
    .join("");
}

function short(hundredths: number): string {
  return percent(hundredths).slice(0, -1);
}

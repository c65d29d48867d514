export type { ChartCategory, ChartLabels, ChartProps, ChartSeries } from "./chart.types.ts";
export { ChartFrame, type ChartFrameProps } from "./chart-frame.tsx";
export { type Figures, figureOf, figuresOf, knownFigures, stackedReach } from "./figures.ts";
export { monthsFrom } from "./months.ts";
export { percent } from "./placement.ts";
export { appearanceOf, fillOf, SeriesPatterns } from "./series-appearance.tsx";
export { Swatch } from "./swatch.tsx";
export { heightScale, type ValueAxis, valueAxis } from "./value-axis.ts";

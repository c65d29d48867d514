export { Statistic, type StatisticProps, type UnknownFigure } from "./statistic.tsx";
export type { StatisticTrend } from "./trend.tsx";

export {
  Statistic,
  type StatisticProps,
  type StatisticTrend,
  type UnknownFigure,
} from "./statistic.tsx";

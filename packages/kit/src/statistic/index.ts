export { Statistic, type StatisticProps } from "./statistic.tsx";

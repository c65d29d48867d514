export {
  type ChartCategory,
  type ChartLabels,
  type ChartSeries,
  monthsFrom,
} from "../chart/index.ts";
export { BarChart, type BarChartProps } from "./bar-chart.tsx";

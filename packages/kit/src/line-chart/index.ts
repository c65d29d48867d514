export {
  type ChartCategory,
  type ChartLabels,
  type ChartSeries,
  monthsFrom,
} from "../chart/index.ts";
export { LineChart, type LineChartProps } from "./line-chart.tsx";

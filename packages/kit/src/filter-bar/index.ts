export type { ActiveFilter } from "./active-filters.tsx";
export {
  FilterBar,
  type FilterBarLabels,
  type FilterBarProps,
  type FilterBarSubmit,
} from "./filter-bar.tsx";

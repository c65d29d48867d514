export { type DifferenceOptions, type DifferencePart, differenceOf } from "./difference.ts";
export {
  DifferenceView,
  type DifferenceViewLabels,
  type DifferenceViewProps,
} from "./difference-view.tsx";

export { SplitView, type SplitViewLabels, type SplitViewProps } from "./split-view.tsx";

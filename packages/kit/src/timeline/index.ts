export {
  Timeline,
  type TimelineEvent,
  type TimelineKind,
  type TimelineLabels,
  type TimelineProps,
} from "./timeline.tsx";

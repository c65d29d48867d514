export {
  DeadlineCountdown,
  type DeadlineCountdownLabels,
  type DeadlineCountdownProps,
} from "./deadline-countdown.tsx";

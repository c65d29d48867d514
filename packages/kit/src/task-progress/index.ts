export {
  TaskProgress,
  type TaskProgressLabels,
  type TaskProgressProps,
  type TaskState,
  type TaskStep,
} from "./task-progress.tsx";

export {
  StatusBadge,
  type StatusBadgeProps,
  type StatusIcon,
  type StatusLook,
} from "./status-badge.tsx";

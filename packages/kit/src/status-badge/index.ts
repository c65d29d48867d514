export {
  StatusBadge,
  type StatusBadgeProps,
  type StatusIcon,
  type StatusVariant,
} from "./status-badge.tsx";

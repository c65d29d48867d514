import type { ComponentType } from "react";
import {
  CheckCircleIcon,
  ErrorIcon,
  type IconProps,
  InfoIcon,
  WarningIcon,
} from "../icon/index.ts";

/** Tone of an alert. */
export type AlertTone = "info" | "success" | "warning" | "danger";

/** Icon of each tone, since colour alone is not enough. */
export const toneIcons: Readonly<Record<AlertTone, ComponentType<IconProps>>> = {
  info: InfoIcon,
  success: CheckCircleIcon,
  warning: WarningIcon,
  danger: ErrorIcon,
};

import type { ComponentType } from "react";
import {
  CheckCircleIcon,
  ErrorIcon,
  type IconProps,
  InfoIcon,
  WarningIcon,
} from "../icon/index.ts";
import type { AlertTone } from "./alert.variants.ts";

/** The drawing of each tone: colour alone says nothing. */
export const toneIcons: Readonly<Record<AlertTone, ComponentType<IconProps>>> = {
  info: InfoIcon,
  success: CheckCircleIcon,
  warning: WarningIcon,
  danger: ErrorIcon,
};

import type { ComponentType } from "react";
import {
  CheckCircleIcon,
  ErrorIcon,
  type IconProps,
  InfoIcon,
  WarningIcon,
} from "../icon/index.ts";
import type { AlertTone } from "./alert.variants.ts";

/** Icon of each tone, since colour alone is not enough. */
export const toneIcons: Readonly<Record<AlertTone, ComponentType<IconProps>>> = {
  info: InfoIcon,
  success: CheckCircleIcon,
  warning: WarningIcon,
  danger: ErrorIcon,
};

export type { ActionableAd, AdActions } from "./actions.ts";
export { adActions, mayActOnAd } from "./actions.ts";
export type { EditableAd, EditRefusal } from "./edit.ts";
export { editRefusal } from "./edit.ts";
export type { AdStatus, AdSwitch } from "./status.ts";
export { AD_STATUS_CODES, AD_SWITCH_CODES, adStatusOf } from "./status.ts";
export type { AdAction, AdCondition, AdState } from "./table.ts";
export { AD_ACTIONS } from "./table.ts";

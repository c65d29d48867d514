export type { NoticeHint } from "./check.ts";
export { checkNotice } from "./check.ts";
export type {
  NoticeChoice,
  NoticeChoiceField,
  NoticeFieldId,
  NoticeUnit,
  NoticeValue,
  NoticeValues,
  Person,
} from "./fields.ts";
export { EMPTY_NOTICE, EMPTY_PERSON, isNoticeField, NOTICE_FIELDS } from "./fields.ts";
export {
  type FittingTemplates,
  fittingTemplates,
  type OtherAssembly,
  otherAssembly,
} from "./fitting.ts";
export type { HeadingQuestion } from "./heading-options.ts";
export { optionsOf, valuesOfOptions } from "./heading-options.ts";
export type { NoticeDefinition, NoticeGroup, NoticeGroupId, NoticeKind } from "./kinds.ts";
export { isNoticeKind, NOTICE_KINDS, noticeOf } from "./kinds.ts";
export type { NoticeLanguage } from "./language.ts";
export { openingDay } from "./read-back.ts";
export { GAP } from "./template.ts";
export { isNoticeValues } from "./values.ts";
export type { WrittenNotice } from "./write.ts";
export { writeNotice } from "./write.ts";

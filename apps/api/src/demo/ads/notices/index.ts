export type { NoticeKind, NoticeText } from "./notice.ts";

import { arabicClassified } from "./arabic-classified.ts";
import { arabicOfficial } from "./arabic-official.ts";
import { frenchClassified } from "./french-classified.ts";
import { frenchOfficial } from "./french-official.ts";
import type { NoticeKind } from "./notice.ts";

export const frenchNotices: readonly NoticeKind[] = [...frenchOfficial, ...frenchClassified];
export const arabicNotices: readonly NoticeKind[] = [...arabicOfficial, ...arabicClassified];

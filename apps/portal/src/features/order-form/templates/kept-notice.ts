import {
  EMPTY_NOTICE,
  type FittingTemplates,
  isNoticeKind,
  isNoticeValues,
  type NoticeKind,
  type NoticeLanguage,
  type NoticeValues,
} from "@parution/rules/notices";
import { useMemo } from "react";
import { parseJson, storeNotice, useStoredNotice } from "./written-notice.ts";

/** Values entered for a notice; the next one of the same company begins with them. */
export interface KeptNotice {
  /** Null until one is chosen. */
  readonly kind: NoticeKind | null;
  readonly language: NoticeLanguage["language"];
  readonly values: NoticeValues;
  /** The text that was last written from it; null when none was. */
  readonly written: string | null;
}

/** Rises with every change of the stored shape; what another version stored is dropped. */
const VERSION = 1;

const NEW_NOTICE: KeptNotice = { kind: null, language: "fr", values: EMPTY_NOTICE, written: null };

/**
 * Initial values of the next notice: the last ones entered, in the language of the newspaper that it is for, of the kind
 * that fits its heading. Where several kinds fit, the last one written is kept if it is among them.
 */
export function nextNotice(
  kept: KeptNotice | null,
  language: KeptNotice["language"],
  { kinds, values }: FittingTemplates,
): KeptNotice {
  const last = kept?.kind ?? null;
  const [only = null] = kinds.length === 1 ? kinds : kinds.filter((kind) => kind === last);
  const entered = { ...(kept ?? NEW_NOTICE).values, ...values };
  return { ...NEW_NOTICE, ...kept, kind: only, values: entered, language };
}

export const writeKept = (notice: KeptNotice): string =>
  JSON.stringify({ version: VERSION, ...notice });

/** Notice that {@link writeKept} wrote; null for any other text or version. */
export function readKept(text: string): KeptNotice | null {
  const kept = parseJson(text);
  if (typeof kept !== "object" || kept === null || !("version" in kept)) return null;
  if (kept.version !== VERSION || !("values" in kept) || typeof kept.values !== "object")
    return null;
  // Fields that were added since are empty.
  const values = { ...EMPTY_NOTICE, ...kept.values };
  if (!isNoticeValues(values)) return null;
  return {
    kind: "kind" in kept && typeof kept.kind === "string" ? kindOf(kept.kind) : null,
    language: "language" in kept && kept.language === "ar" ? "ar" : "fr",
    values,
    written: "written" in kept && typeof kept.written === "string" ? kept.written : null,
  };
}

const kindOf = (text: string): NoticeKind | null => (isNoticeKind(text) ? text : null);

/** Last notice of this user on this machine; null where there is none. */
export function useKeptNotice(userId: number): KeptNotice | null {
  const stored = useStoredNotice(userId);
  return useMemo(() => (stored === null ? null : readKept(stored)), [stored]);
}

/** Stores the notice at once: the dialog may be closed at any moment. */
export const keepNotice = (userId: number, notice: KeptNotice): void =>
  storeNotice(userId, writeKept(notice));

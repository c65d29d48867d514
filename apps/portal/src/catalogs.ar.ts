import type { Messages } from "@lingui/core";
import { namedParts } from "@parution/app/i18n/messages.ts";
import { messages as common, parts as commonParts } from "@parution/app/i18n/texts.ar.ts";
import { messages as own } from "./locales/ar.po";

export const messages = { ...common, ...own };

export const parts = {
  ...commonParts,
  ...namedParts(
    import.meta.glob<{ messages: Messages }>([
      "./features/**/locales/ar.po",
      "./shared/*/locales/ar.po",
      "./app/locales/ar.po",
    ]),
  ),
};

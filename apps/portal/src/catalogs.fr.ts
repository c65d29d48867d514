import type { Messages } from "@lingui/core";
import { namedParts } from "@parution/app/i18n/messages.ts";
import { messages as common, parts as commonParts } from "@parution/app/i18n/texts.fr.ts";
import { messages as own } from "./locales/fr.po";

export const messages = { ...common, ...own };

export const parts = {
  ...commonParts,
  ...namedParts(
    import.meta.glob<{ messages: Messages }>([
      "./features/**/locales/fr.po",
      "./shared/*/locales/fr.po",
      "./app/locales/fr.po",
    ]),
  ),
};

import type { Catalog, Catalogs } from "@parution/app/i18n/messages.ts";

/** Texts of the desk, with those that it shares. */
export const catalogs: Catalogs = {
  fr: async (): Promise<Catalog> => {
    const [common, own] = await Promise.all([
      import("@parution/app/i18n/texts.fr.ts"),
      import("./locales/fr.po"),
    ]);
    return { messages: { ...common.messages, ...own.messages }, parts: common.parts };
  },
  ar: async (): Promise<Catalog> => {
    const [common, own] = await Promise.all([
      import("@parution/app/i18n/texts.ar.ts"),
      import("./locales/ar.po"),
    ]);
    return { messages: { ...common.messages, ...own.messages }, parts: common.parts };
  },
};

import type { Language } from "@parution/contract/call";

type PerLanguage<Value> = Readonly<Record<Language, Value>>;

/** What every letter says. */
export const words = {
  greeting: {
    fr: (name: string) => `Bonjour ${name},`,
    ar: (name: string) => `السلام عليكم ${name}،`,
  },
  /** After a label, in plain text. */
  colon: { fr: "\u00A0:", ar: ":" },
  signature: { fr: "L’équipe Parution", ar: "فريق باريسيون" },
  brand: { fr: "Parution", ar: "باريسيون" },
  /** Under letters that nobody reads the answers of. */
  automatic: {
    fr: "Ce message est envoyé automatiquement.",
    ar: "هذه الرسالة مرسلة تلقائيا.",
  },
} as const satisfies Record<string, PerLanguage<unknown>>;

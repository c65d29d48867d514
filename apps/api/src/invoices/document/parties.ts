import type { Language } from "@parution/contract/call";
import type { Publisher } from "../../platform/config/publisher.ts";
import type { Fact, Party } from "./sheet.ts";
import { wordsIn } from "./texts.ts";

/** The seller with all that the tax code asks of an invoice: ICE, IF, RC and professional tax. */
export function sellerOf(publisher: Publisher, language: Language): Party {
  const word = wordsIn(language);
  const { legalName, legalForm, address, phone, email, socialSecurity } = publisher;
  return {
    name: legalName[language],
    lines: [legalForm[language], address[language], phone, email],
    facts: [
      [word("ice"), publisher.ice],
      [word("taxId"), publisher.taxId],
      [word("tradeRegister"), publisher.tradeRegister[language]],
      [word("businessTax"), publisher.businessTax],
      ...(socialSecurity === undefined ? [] : [[word("socialSecurity"), socialSecurity] as const]),
    ],
  };
}

/** Whom an invoice names. */
export interface Client {
  readonly companyName: string;
  readonly address: string;
  /** Empty: it has none. */
  readonly ice: string;
}

export function clientOf({ companyName, address, ice }: Client, language: Language): Party {
  const facts: readonly Fact[] = ice === "" ? [] : [[wordsIn(language)("ice"), ice]];
  return {
    name: companyName,
    lines: address.split("\n").filter((line) => line.trim() !== ""),
    facts,
  };
}

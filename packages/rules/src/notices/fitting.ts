import type { NoticeValues } from "./fields.ts";
import type { NoticeKind } from "./kinds.ts";
import { plainText } from "./plain-text.ts";

/** Sources of a heading's notices. */
export interface FittingTemplates {
  /** The kinds of notice that appear under it, the usual ones first. */
  readonly kinds: readonly NoticeKind[];
  /** Answers that the heading gives already. */
  readonly values: Partial<NoticeValues>;
}

const COMPANIES: readonly NoticeKind[] = [
  "limitedCompany",
  "soleLimitedCompany",
  "shareTransfer",
  "managerChange",
  "officeTransfer",
  "capitalIncrease",
  "dissolution",
  "liquidationClosing",
];

const FAMILY: readonly NoticeKind[] = ["deathNotice", "thanks", "remembrance", "congratulations"];

/** Templates by words of a heading's address; the first that it holds counts. */
const FITTING: readonly (readonly [words: RegExp, templates: FittingTemplates])[] = [
  [/demandes?-d?-?emploi/, { kinds: [], values: {} }],
  [/emploi|recrutement/, { kinds: ["jobOffer"], values: {} }],
  [/immobilier.*location/, { kinds: ["flat"], values: { flatOffer: "toRent" } }],
  [/immobilier/, { kinds: ["flat"], values: { flatOffer: "forSale" } }],
  [/auto(?:mobile)?s?\b|vehicule/, { kinds: ["carSale"], values: {} }],
  [/appels?-d?-?offres/, { kinds: ["tender"], values: {} }],
  [/convocation|assemblee/, { kinds: ["meeting"], values: {} }],
  [/perte/, { kinds: ["lostDocument"], values: {} }],
  [/legale/, { kinds: [...COMPANIES, "meeting"], values: {} }],
  [/carnet|necrolog|deces/, { kinds: FAMILY, values: {} }],
];

/**
 * Kinds by words of a sub-heading's label, in either language, where its heading has several kinds; without such
 * a word the sub-heading has none.
 */
const NARROWER: readonly (readonly [words: RegExp, kinds: readonly NoticeKind[]])[] = [
  [/constitution|تاسيس/, ["limitedCompany", "soleLimitedCompany"]],
  [
    /statuts|النظام الاساسي/,
    ["shareTransfer", "managerChange", "officeTransfer", "capitalIncrease"],
  ],
  [/\bcession|تفويت/, ["shareTransfer"]],
  [/augmentation de capital|رفع راس المال|زيادة راس المال/, ["capitalIncrease"]],
  [/transfert de siege|تحويل المقر/, ["officeTransfer"]],
  [/nomination|تعيين/, ["managerChange"]],
  [/fonds de commerce|اصل تجاري/, []],
  [/dissolution|liquidation|تصفية/, ["dissolution", "liquidationClosing"]],
  [/remerciement|شكر/, ["thanks"]],
  [/quarantieme|anniversaire|اربعيني|ذكرى/, ["remembrance"]],
  [/felicitation|تهان|تهنئ/, ["congratulations"]],
  [/deces|necrolog|وفيات|وفاة|نعي|تعزي/, ["deathNotice"]],
];

/** Assembly of others than a company's partners. */
export type OtherAssembly = "coOwners" | "members";

/** Assemblies by words of a sub-heading's label, in either language. */
const ASSEMBLIES: readonly (readonly [words: RegExp, assembly: OtherAssembly])[] = [
  [/copropriet|الملاك|الملكية المشتركة/, "coOwners"],
  [/association|cooperative|جمعيات|تعاوني/, "members"],
];

/** Assembly that a sub-heading of convocations or legal notices is for, where it is not a company's; null: a company's, or none. */
export function otherAssembly(slug: string, subheading: string): OtherAssembly | null {
  const [, templates] = FITTING.find(([words]) => words.test(slug)) ?? [];
  if (templates?.kinds.includes("meeting") !== true) return null;
  const label = plainText(subheading).toLowerCase();
  return ASSEMBLIES.find(([words]) => words.test(label))?.[1] ?? null;
}

/**
 * The templates that fit a heading; none where its notices are of another kind.
 *
 * @param slug the heading as its address writes it, such as `offres-emploi`
 * @param subheading label of its sub-heading; empty where there is none
 */
export function fittingTemplates(slug: string, subheading = ""): FittingTemplates {
  const found = FITTING.find(([words]) => words.test(slug));
  if (found === undefined) return { kinds: [], values: {} };
  const [, { kinds, values }] = found;
  if (otherAssembly(slug, subheading) !== null) return { kinds: [], values };
  const label = plainText(subheading).toLowerCase();
  const fits = (some: readonly NoticeKind[]) => some.every((kind) => kinds.includes(kind));
  const narrower = NARROWER.find(([words, some]) => words.test(label) && fits(some));
  return { kinds: narrower?.[1] ?? kinds, values };
}

import type { NoticeValues } from "./fields.ts";
import type { NoticeKind } from "./kinds.ts";

/** What a heading's notices are written from. */
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

/** By words of a heading's address, the first that it holds. */
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
];

/**
 * The templates that fit a heading; none where its notices are of another kind.
 *
 * @param slug the heading as its address writes it, such as `offres-emploi`
 */
export function fittingTemplates(slug: string): FittingTemplates {
  const found = FITTING.find(([words]) => words.test(slug));
  return found?.[1] ?? { kinds: [], values: {} };
}

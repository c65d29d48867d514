/** Generated issues with planted ads, and what make-up did to each. The same at every run. */
import type { BilledAd } from "@parution/recognition";

/** A block of a page. */
interface Block {
  readonly kind: "title" | "bar" | "article" | "ad";
  readonly text: string;
}

interface Page {
  readonly columns: number;
  readonly turned: boolean;
  readonly blocks: readonly Block[];
}

/** An issue to set. */
export interface PlantedIssue {
  readonly language: "fr" | "ar";
  readonly hyphens: boolean;
  readonly justified: boolean;
  readonly pages: readonly Page[];
}

export interface Planted {
  readonly issue: PlantedIssue;
  readonly ads: readonly BilledAd[];
  /** Ads whose whole text is printed as an ad. */
  readonly present: ReadonlySet<number>;
  /** Printed text of ads that are altered or cut, by ad id. */
  readonly changed: ReadonlyMap<number, string>;
  readonly surroundings: readonly string[];
}

const WORDS = {
  fr: "société capital dirhams siège Casablanca constitution acte privé gérant parts cession terrain villa appartement titre foncier vente publique ouverture plis dossier retrait Rabat Salé Fès affiche officiel l’assemblée générale extraordinaire transfert statuts liquidateur « L’Horizon » (S.A.R.L.) dépôt greffe tribunal commerce".split(
    " ",
  ),
  ar: "شركة ذات مسؤولية محدودة رأسمالها درهم مقرها الاجتماعي بالدار البيضاء عقد عرفي مسير حصص تفويت بقعة شقة رسم عقاري بيع عمومي فتح الأظرفة ملف سحب الرباط سلا فاس المحكمة التجارية الجمع العام الاستثنائي القانون الأساسي SARL AU (المغرب)".split(
    " ",
  ),
} as const;
const HEADINGS = {
  fr: ["Annonces légales", "Appels d’offres", "Immobilier"],
  ar: ["إعلانات قانونية", "طلبات العروض", "عقارات"],
} as const;
const OTHER_WORD = { fr: "modifié", ar: "معدل" } as const;

/** Figures from a seed: a generator whose sequences do not meet, so that no text is there twice by chance. */
function figures(seed: number) {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return (most: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  };
}

type Next = ReturnType<typeof figures>;

function sentence(language: "fr" | "ar", length: number, next: Next): string {
  const words = WORDS[language];
  return Array.from({ length }, () => {
    const figure = next(9);
    if (figure === 0) return `${1 + next(900)}/2026`;
    if (figure === 1) return `${1 + next(90)}.${100 + next(900)},00`;
    return words[next(words.length)] ?? "";
  }).join(" ");
}

/** Ads of a round that are printed whole. */
const PRESENT = 25;

/**
 * Issue of a number: in each round {@link PRESENT} ads that are printed whole, and others that are altered, cut, quoted or not
 * printed.
 */
export function plantIssue(
  number: number,
  { seed = 0, pagesOfNews = 2, rounds = 1 } = {},
): Planted {
  const next = figures(1000 * seed + number);
  const language = number % 2 === 0 ? "fr" : "ar";
  const ads: BilledAd[] = [];
  const present = new Set<number>();
  const changed = new Map<number, string>();
  const printed: Block[] = [];
  const quoted: string[] = [];
  const bill = (text: string) => {
    ads.push({ id: ads.length + 1, text });
    return ads.length;
  };
  const write = (kind: Block["kind"], text: string) => printed.push({ kind, text });
  const whole = (text: string, set = text) => {
    present.add(bill(text));
    write("ad", set);
  };
  /** Bills a text, and prints another in its place. */
  const change = (own: string, changeText: (text: string) => string) => {
    const set = changeText(billed(own));
    changed.set(ads.length, set);
    write("ad", set);
  };
  const altered = (text: string) => {
    const words = text.split(" ");
    words[2 + next(words.length - 4)] = OTHER_WORD[language];
    return words.join(" ");
  };
  const cut = (text: string) => text.split(" ").slice(0, -5).join(" ");
  const text = () => sentence(language, 8 + next(30) + (next(6) === 0 ? next(120) : 0), next);

  /** Changes that make-up may make. */
  const madeUp: Readonly<Record<number, (own: string) => string>> = {
    1: (own) => (language === "fr" ? own.toUpperCase() : stretched(own)),
    2: (own) => own.replaceAll(" ", "  "),
  };
  /** Text that often goes on in the next column. */
  const long = () => sentence(language, 60 + next(90), next);
  let twins = "";
  /**
   * Differences between whole ads: a word changed, an end cut, a quotation, an ad left out, a figure changed; of long ones a word, an
   * end or a figure, and the figures of two that resemble each other.
   */
  const others: Readonly<Record<number, () => unknown>> = {
    2: () => change(long(), altered),
    4: () => change(text(), altered),
    7: () => change(text(), cut),
    9: () => change(twins, misprinted),
    10: () => quoted.push(billed(text())),
    12: () => billed(text()),
    14: () => change(text(), misprinted),
    15: () => change(altered(twins), misprinted),
    17: () => change(long(), cut),
    20: () => change(long(), misprinted),
  };

  for (let round = 0; round < rounds; round += 1) {
    twins = long();
    for (let at = 0; at < PRESENT - 2; at += 1) {
      if (at % 9 === 0) write("bar", HEADINGS[language][(at / 9) % 3] ?? "");
      const own = text();
      whole(own, madeUp[at % 6]?.(own) ?? own);
      others[at]?.();
    }
    // Two that differ by a word, both printed; two more of which one is printed.
    const twin = text();
    whole(twin);
    whole(altered(twin));
    const single = text();
    billed(single);
    whole(altered(single));
  }
  bill(WORDS[language][4] ?? "");
  return {
    issue: {
      language,
      hyphens: number % 3 !== 0,
      justified: number % 4 !== 1,
      pages: paged(printed, quoted, { language, next, pagesOfNews, number }),
    },
    ads,
    present,
    changed,
    surroundings: HEADINGS[language],
  };

  /** Bills a text that is not printed as it is. A figure ends it. */
  function billed(own: string): string {
    const marked = `${own} ${1 + next(90)}/2026`;
    bill(marked);
    return marked;
  }
}

/** A text with another last figure. */
const misprinted = (text: string) => text.replace(/\d(?=\D*$)/, (one) => `${(+one + 1) % 10}`);

/** Tatweel, as make-up puts it into Arabic words. */
const stretched = (text: string) =>
  text.replaceAll("شركة", "شـركـة").replaceAll("محدودة", "محـدودة");

interface Paging {
  readonly language: "fr" | "ar";
  readonly next: Next;
  readonly pagesOfNews: number;
  readonly number: number;
}

/** Paragraphs of a page of news before its first quotation, and from one to the next: in a row they would be a column of ads. */
const BEFORE_QUOTATIONS = 12;
const BETWEEN_QUOTATIONS = 3;

/** Pages of ads and pages of news, in any order; those of ads turned, or going on from one to the next. */
function paged(
  printed: readonly Block[],
  quoted: readonly string[],
  { language, next, pagesOfNews, number }: Paging,
): Page[] {
  const columns = 4 + (number % 3);
  // A turned page has room for a half of the ads.
  const [isTurned, half] = [number % 5 === 0, Math.ceil(printed.length / 2)];
  const news = Array.from({ length: pagesOfNews }, (_, at): Page => {
    const paragraphs = Array.from(
      { length: 24 },
      (): Block => ({
        kind: "article",
        text: `${sentence(language, 60, next)}.`,
      }),
    );
    const quotations = quoted.map((text): readonly Block[] => {
      const [before, after] = [sentence(language, 11, next), sentence(language, 13, next)];
      return [
        { kind: "article", text: `${before} ${text} ${after}.` },
        { kind: "article", text },
      ];
    });
    const own = quotations.filter((_, quotation) => quotation % pagesOfNews === at);
    const title: Block = { kind: "title", text: sentence(language, 6, next) };
    const articles = paragraphs.flatMap((paragraph, place) => [
      paragraph,
      ...(own[(place + 1 - BEFORE_QUOTATIONS) / BETWEEN_QUOTATIONS] ?? []),
    ]);
    return { columns, turned: false, blocks: [title, ...articles] };
  });
  const adPages = isTurned ? [printed.slice(0, half), printed.slice(half)] : [printed];
  const ads = adPages.map((blocks): Page => ({ columns, turned: isTurned, blocks }));
  return number % 2 === 0 ? [...ads, ...news] : [...news, ...ads];
}

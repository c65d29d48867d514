import type { BilledAd } from "../index.ts";
import { type Chance, chanceOf } from "./chance.ts";
import { type Block, type MadeUp, type Make, makeUp } from "./make-up.ts";

/** A day whose ads resemble, contain and continue each other, and its printed issue. */
export interface DeceptiveDay extends MadeUp {
  readonly ads: readonly BilledAd[];
  readonly surroundings: readonly string[];
}

const WORDS = {
  fr: "société capital dirhams siège Casablanca constitution acte privé gérant parts cession terrain villa appartement titre foncier vente publique ouverture plis dossier retrait Rabat Salé Fès affiche officiel assemblée générale transfert statuts liquidateur dépôt greffe tribunal commerce".split(
    " ",
  ),
  ar: "شركة ذات مسؤولية محدودة رأسمالها درهم مقرها الاجتماعي بالدار البيضاء عقد عرفي مسير حصص تفويت بقعة شقة رسم عقاري بيع عمومي فتح الأظرفة ملف سحب الرباط سلا فاس المحكمة التجارية الجمع العام القانون الأساسي".split(
    " ",
  ),
} as const;
const HEADINGS = { fr: ["Annonces légales", "Immobilier"], ar: ["إعلانات قانونية", "عقارات"] };

/** Words of a text. */
type Text = readonly string[];

export function deceptiveDay(seed: number): DeceptiveDay {
  const chance = chanceOf(seed);
  const language = chance.percent(70) ? "fr" : "ar";
  const write = (words: number): Text =>
    Array.from({ length: words }, () => {
      if (chance.percent(8)) return `${1 + chance.below(900)}/2026`;
      return chance.pick(WORDS[language]);
    });
  const texts = familiesOf(chance, write);
  const blocks = chance.shuffled(texts).flatMap((text) => printedOf(text, texts, chance, write));
  const strangers = Array.from({ length: chance.below(3) }, () =>
    chance.percent(50)
      ? write(chance.between(8, 30))
      : variantOf(chance.pick(texts), chance, write),
  );
  for (const text of strangers) blocks.splice(chance.below(blocks.length + 1), 0, [block(text)]);
  const headed = blocks.flatMap((some, at): Block[] =>
    at % 7 === 0 || chance.percent(6) ? [headingOf(), ...some] : [...some],
  );
  const articles = chance.percent(50) ? articleOf(texts, chance, write) : [];
  const make: Make = { chance, isArabic: language === "ar" };
  const sections = chance.shuffled([headed, ...(articles.length > 0 ? [articles] : [])]);
  return {
    ...makeUp(sections, make),
    ads: texts.map((text, id) => ({ id, text: text.join(" ") })),
    surroundings: HEADINGS[language],
  };

  function headingOf(): Block {
    return { kind: "heading", text: chance.pick(HEADINGS[language]), isClose: false };
  }
}

const block = (text: Text, isClose = false): Block => ({
  kind: "ad",
  text: text.join(" "),
  isClose,
});

/** Ads of a day: some of their own, and with each of some others that resemble it, have it or are a part of it. */
function familiesOf(chance: Chance, write: (words: number) => Text): Text[] {
  const texts: Text[] = Array.from({ length: chance.between(3, 6) }, () =>
    write(chance.between(8, 36)),
  );
  for (let more = chance.between(3, 8); more > 0; more -= 1) {
    const base = chance.pick(texts);
    const half = chance.between(4, Math.max(4, base.length - 4));
    const made = chance.pick<() => Text>([
      () => variantOf(base, chance, write),
      () => base.slice(0, half),
      () => base.slice(-half),
      () => base.slice(2, -2),
      () => [...base, ...write(chance.between(1, 10))],
      () => [...write(chance.between(1, 10)), ...base],
      () => [...base, ...chance.pick(texts)],
      () => [...base.slice(0, half), ...write(base.length - half)],
      () => [...write(half), ...base.slice(half)],
      () => base,
    ])();
    if (made.length >= 4) texts.push(made);
  }
  return texts;
}

/** A text with one difference. */
function variantOf(text: Text, chance: Chance, write: (words: number) => Text): Text {
  const at = chance.below(text.length);
  const word = text[at] ?? "";
  return chance.pick<() => Text>([
    () => text.with(at, `${chance.between(901, 999)}/2026`),
    () => text.with(at, `${word}s`),
    () => text.toSpliced(at, 1),
    () => text.toSpliced(at, 0, ...write(chance.between(1, 8))),
    () => [...text.slice(0, -4), ...write(4)],
    () => [...write(4), ...text.slice(4)],
  ])();
}

/** Blocks that stand for a billed text; each inner list stays together. */
function printedOf(
  text: Text,
  texts: readonly Text[],
  chance: Chance,
  write: (words: number) => Text,
): Block[][] {
  const part = chance.between(2, Math.max(2, text.length - 2));
  const close = chance.percent(15);
  const whole = () => [[block(text, close)]];
  const fates: readonly (() => Block[][])[] = [
    () => [],
    () => [[block(text.slice(0, part), close)]],
    () => [[block(text.slice(part), close)]],
    () => [[block(text.slice(0, part))], [block(text.slice(part))]],
    () => [[block(text.slice(0, part)), block(text.slice(part))]],
    () => [[block(variantOf(text, chance, write), close)]],
    () => [[block([...text, ...write(chance.between(1, 9))], close)]],
    () => [[block([...write(chance.between(1, 9)), ...text], close)]],
    () => [[block([...text, "\n", ...write(chance.between(1, 6))], close)]],
    () => [[block([...write(chance.between(1, 6)), "\n", ...text], close)]],
    () => [[block([...text.slice(0, part), "\n", ...write(3), "\n", ...text.slice(part)], close)]],
    () => [[block(text.slice(0, part)), block(chance.pick(texts).slice(-part))]],
    () => {
      const twin = block(variantOf(text, chance, write));
      return [[twin], [twin]];
    },
    () => [[block(text)], [block(text)]],
  ];
  return chance.percent(55) ? whole() : chance.pick(fates)();
}

/** An article that quotes ads, in its sentences and as paragraphs of their own. */
function articleOf(ads: readonly Text[], chance: Chance, write: (words: number) => Text): Block[] {
  const prose = () => write(chance.between(12, 40));
  const paragraphs = Array.from({ length: chance.between(2, 6) }, () => {
    const quoted = chance.pick(ads);
    const part = chance.between(2, quoted.length);
    return chance.pick<() => readonly Text[]>([
      () => [prose()],
      () => [[...prose(), ...quoted, ...prose()]],
      () => [quoted, prose()],
      () => [quoted.slice(0, part), prose()],
      () => [quoted.slice(-part), prose()],
    ])();
  });
  const title: Block = { kind: "title", text: write(6).join(" "), isClose: false };
  const texts = [prose(), ...paragraphs.flat(), prose()];
  return [
    title,
    ...texts.map((text): Block => ({ kind: "article", text: text.join(" "), isClose: false })),
  ];
}

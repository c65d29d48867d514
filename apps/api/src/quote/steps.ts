import type { Language } from "@parution/contract/call";
import { type Centimes, toDecimal } from "@parution/rules/money";
import type { PriceStep } from "@parution/rules/price";
import type { Messages } from "../platform/http/problems.ts";

/** One step of a price in words; amounts in centimes, tax included; of a discount, its deduction. */
export interface WordedStep {
  readonly kind: PriceStep["kind"];
  readonly label: string;
  readonly detail: string | null;
  readonly amount: Centimes;
}

/** Steps of a price, in one language. */
export function wordSteps(steps: readonly PriceStep[], language: Language): WordedStep[] {
  return steps.map((step) => {
    const [label, detail] = wordsOf(step);
    return {
      kind: step.kind,
      label: label[language],
      detail: detail?.[language] ?? null,
      amount: step.amount,
    };
  });
}

type Words = readonly [label: Messages, detail: Messages | null];

function wordsOf(step: PriceStep): Words {
  switch (step.kind) {
    case "unit":
      return [units[step.of], step.exclTax === null ? ofPackage : withTax(step.exclTax)];
    case "lines":
      return [lines, counted(step)];
    case "package":
      return [flatPackage, null];
    case "blocks":
      return [blocks, product(step.blocks, step.packagePrice, perBlock(step.blockLines))];
    case "extraLines":
      return [extraLines, product(step.lines, step.unit)];
    case "dates":
      return [dates, product(step.dates, step.perDate)];
    case "discount":
      return [discount, granted(step.percent, step.fromDates)];
    case "total":
      return [total, null];
  }
}

function withTax(exclTax: Centimes): Messages {
  const amount = toDecimal(exclTax);
  return { fr: `${amount} hors taxe, TVA 20 % comprise`, ar: `${amount} دون رسوم، مع 20٪ ضريبة` };
}

function counted({ lines: count, billedLines, unit }: PriceStep & { kind: "lines" }): Messages {
  const written = `${billedLines} × ${toDecimal(unit)}`;
  if (count === billedLines) return { fr: written, ar: written };
  return {
    fr: `${written} (minimum ${billedLines} lignes)`,
    ar: `${written} (الحد الأدنى سطران)`,
  };
}

function product(count: number, price: Centimes, note?: Messages): Messages {
  const written = `${count} × ${toDecimal(price)}`;
  if (note === undefined) return { fr: written, ar: written };
  return { fr: `${written} ${note.fr}`, ar: `${written} ${note.ar}` };
}

function perBlock(blockLines: number): Messages {
  return { fr: `(par ${blockLines} lignes)`, ar: `(لكل ${blockLines} سطرا)` };
}

function granted(percent: number, fromDates: number): Messages {
  return {
    fr: `${percent} % dès ${fromDates} dates`,
    ar: `${percent}٪ ابتداء من ${fromDates} تواريخ`,
  };
}

const units = {
  line: { fr: "Prix de la ligne", ar: "ثمن السطر" },
  modular: { fr: "Prix du gabarit", ar: "ثمن القالب" },
  fixed: { fr: "Prix de l’annonce", ar: "ثمن الإعلان" },
} as const satisfies Record<string, Messages>;

const ofPackage: Messages = { fr: "Prix de votre forfait", ar: "ثمن باقتكم" };
const lines: Messages = { fr: "Lignes facturées", ar: "الأسطر المفوترة" };
const flatPackage: Messages = { fr: "Forfait", ar: "ثمن جزافي" };
const blocks: Messages = { fr: "Blocs au forfait", ar: "مجموعات بالثمن الجزافي" };
const extraLines: Messages = { fr: "Lignes supplémentaires", ar: "أسطر إضافية" };
const dates: Messages = { fr: "Dates de parution", ar: "تواريخ النشر" };
const discount: Messages = { fr: "Remise", ar: "تخفيض" };
const total: Messages = { fr: "Total TTC", ar: "المجموع مع احتساب الرسوم" };

import type { Language } from "@parution/contract/call";
import type {
  CatalogueColumn,
  CatalogueValue,
  CellFault,
  RowFault,
} from "@parution/rules/catalogue";
import { formatFigures } from "../platform/formats.ts";
import type { Messages } from "../platform/http/problems.ts";

/** Sentence of a fault at a cell. */
export function cellTexts(
  fault: CellFault,
  { kind, least = 1, most = 0 }: CatalogueColumn,
): Messages {
  switch (fault) {
    case "missing":
      return { fr: "Ce champ est obligatoire.", ar: "هذا الحقل إلزامي." };
    case "long":
      return { fr: `${most} caractères au plus.`, ar: `${most} حرفا على الأكثر.` };
    case "small":
      return {
        fr: `Au moins ${shown(kind, least, "fr")}.`,
        ar: `${shown(kind, least, "ar")} على الأقل.`,
      };
    case "large":
      return {
        fr: `Au plus ${shown(kind, most, "fr")}.`,
        ar: `${shown(kind, most, "ar")} على الأكثر.`,
      };
    case "pattern":
      return {
        fr: "Lettres sans accent, chiffres et tirets seulement.",
        ar: "حروف لاتينية وأرقام وشرطات فقط.",
      };
    default:
      return typeTexts[kind];
  }
}

/** Sentence of a value that another user wrote meanwhile, with the value where it says something to a reader. */
export function changedTexts({ kind }: CatalogueColumn, value: CatalogueValue): Messages {
  const isShown = value !== null && value !== "" && (kind === "text" || kind === "count");
  return isShown
    ? { fr: `Une autre personne a écrit : ${value}`, ar: `كتب شخص آخر: ${value}` }
    : { fr: "Une autre personne a changé cette valeur.", ar: "غيّر شخص آخر هذه القيمة." };
}

const DIRHAMS = { fr: "Dhs", ar: "درهم" } as const;

const shown = (kind: CatalogueColumn["kind"], value: number, language: Language) =>
  kind === "price" ? `${formatFigures(value, language)} ${DIRHAMS[language]}` : String(value);

const typeTexts: Readonly<Record<CatalogueColumn["kind"], Messages>> = {
  text: { fr: "Écrivez un texte.", ar: "اكتبوا نصا." },
  count: { fr: "Écrivez un nombre entier.", ar: "اكتبوا عددا صحيحا." },
  price: {
    fr: "Écrivez un montant à deux décimales au plus, par exemple 12,50.",
    ar: "اكتبوا مبلغا برقمين على الأكثر بعد الفاصلة، مثلا 12,50.",
  },
  flag: { fr: "Écrivez oui ou non.", ar: "اكتبوا نعم أو لا." },
  choice: { fr: "Cette valeur n’est pas proposée.", ar: "هذه القيمة غير متوفرة." },
  day: { fr: "Écrivez une date.", ar: "اكتبوا تاريخا." },
  reference: { fr: "Écrivez le numéro d’une ligne.", ar: "اكتبوا رقم سطر." },
};

export const texts = {
  changed: {
    fr: "Une autre personne a modifié cette ligne.",
    ar: "عدّل شخص آخر هذا السطر.",
  },
  fixed: {
    fr: "Ces lignes ne se créent pas ici.",
    ar: "لا تنشأ هذه السطور هنا.",
  },
  needed: { fr: "Cette ligne ne peut pas être retirée.", ar: "لا يمكن سحب هذا السطر." },
  unknown: { fr: "Cette ligne n’existe pas.", ar: "هذا السطر غير موجود." },
  taken: { fr: "Une autre ligne porte déjà cette valeur.", ar: "يحمل سطر آخر هذه القيمة." },
  questions: {
    fr: "Une rubrique pose trois questions au plus.",
    ar: "يطرح الباب ثلاثة أسئلة على الأكثر.",
  },
} as const satisfies Record<string, Messages>;

/** Sentences of rows whose cells do not go together. */
export const rowTexts: Readonly<Record<RowFault["fault"], Messages>> = {
  end: { fr: "La fin doit suivre le début.", ar: "يجب أن تلي النهاية البداية." },
  window: {
    fr: "Le dernier jour ne peut pas précéder le premier.",
    ar: "لا يمكن أن يسبق اليوم الأخير اليوم الأول.",
  },
  unsold: {
    fr: "Ce journal ne vend pas cette rubrique : ajoutez-la d’abord aux rubriques vendues.",
    ar: "هذه الجريدة لا تبيع هذا الباب: أضيفوه أولا إلى الأبواب المعروضة للبيع.",
  },
  "fixed-price": {
    fr: "Ce journal vend à prix fixe par date, jamais à la ligne.",
    ar: "تبيع هذه الجريدة بثمن ثابت للتاريخ، ولا تبيع بالسطر.",
  },
  colour: {
    fr: "Seuls les modules d’un journal papier ont une couleur.",
    ar: "اللون خاص بالإعلانات المؤطرة في الجريدة الورقية.",
  },
  sale: {
    fr: "Ce format ne se vend pas comme ce produit.",
    ar: "لا يباع هذا القالب كما يباع هذا المنتج.",
  },
  "missing-price": {
    fr: "Un module demande un prix.",
    ar: "الإعلان المؤطر يحتاج إلى ثمن.",
  },
  "heading-price": {
    fr: "Le prix est celui de la rubrique : laissez cette case vide.",
    ar: "الثمن هو ثمن الباب: اتركوا هذه الخانة فارغة.",
  },
};

/** Sentences of faults in a spreadsheet. */
export const sheetTexts = {
  unknownColumn: {
    fr: "Cette colonne n’est pas de cette table.",
    ar: "هذا العمود ليس من هذا الجدول.",
  },
  doubledSheet: { fr: "Une autre feuille porte déjà ce nom.", ar: "تحمل ورقة أخرى هذا الاسم." },
  doubledColumn: { fr: "Cette colonne est déjà là.", ar: "هذا العمود مكرر." },
  missingColumn: (column: string): Messages => ({
    fr: `La colonne « ${column} » manque.`,
    ar: `العمود «${column}» ناقص.`,
  }),
  createdElsewhere: {
    fr: "Les lignes de cette table ne se créent pas ici.",
    ar: "لا تنشأ سطور هذا الجدول هنا.",
  },
  unknownId: { fr: "Ce numéro n’existe pas.", ar: "هذا الرقم غير موجود." },
  doubledId: { fr: "Ce numéro est déjà plus haut.", ar: "هذا الرقم مكرر." },
  doubledValue: {
    fr: "Une autre ligne porte déjà cette valeur.",
    ar: "يحمل سطر آخر هذه القيمة.",
  },
  fixed: {
    fr: "Cette valeur est fixée à la création et ne change plus.",
    ar: "حددت هذه القيمة عند الإنشاء ولم تعد تتغير.",
  },
  fixedPrice: {
    fr: "Ce prix change par une grille tarifaire, pas ici.",
    ar: "يتغير هذا الثمن بتعريفة، وليس هنا.",
  },
  formula: {
    fr: "Une formule n’est pas lue : collez sa valeur.",
    ar: "لا تقرأ الصيغ: ألصقوا القيمة.",
  },
  position: { fr: "Écrivez un nombre entier.", ar: "اكتبوا عددا صحيحا." },
  flag: { fr: "Écrivez oui ou non.", ar: "اكتبوا نعم أو لا." },
};

/** Sentences of a file that is not read. */
export const bookTexts = {
  "not-a-workbook": {
    fr: "Ce fichier n’est pas un classeur .xlsx.",
    ar: "هذا الملف ليس مصنفا من نوع xlsx.",
  },
  damaged: {
    fr: "Ce classeur est incomplet ou abîmé : enregistrez-le à nouveau.",
    ar: "هذا المصنف ناقص أو تالف: احفظوه من جديد.",
  },
  "other-format": {
    fr: "Ce fichier est d’un autre programme : enregistrez-le au format .xlsx.",
    ar: "هذا الملف لبرنامج آخر: احفظوه بصيغة xlsx.",
  },
  "too-large": {
    fr: "Ce classeur est trop volumineux, même compressé.",
    ar: "هذا المصنف كبير جدا.",
  },
  "too-many-rows": {
    fr: "Ce classeur a plus de 60 000 lignes.",
    ar: "يتجاوز هذا المصنف 60000 سطر.",
  },
  encrypted: {
    fr: "Ce classeur a un mot de passe, ou l’ancien format .xls : enregistrez-le en .xlsx sans mot de passe.",
    ar: "لهذا المصنف كلمة سر أو صيغة xls القديمة: احفظوه بصيغة xlsx دون كلمة سر.",
  },
  foreign: {
    fr: "Ce classeur n’a aucune des feuilles du catalogue.",
    ar: "ليست في هذا المصنف أي ورقة من أوراق الكتالوغ.",
  },
  changed: {
    fr: "Le catalogue a changé depuis l’aperçu. Vérifiez la différence à nouveau.",
    ar: "تغير الكتالوغ منذ المعاينة. راجعوا الفرق من جديد.",
  },
  faulty: {
    fr: "Corrigez d’abord les cellules signalées : rien n’a été écrit.",
    ar: "صححوا أولا الخلايا المشار إليها: لم يكتب شيء.",
  },
} as const satisfies Record<string, Messages>;

import type { FieldOf } from "@parution/contract/call";
import type { placeAd } from "@parution/contract/orders";
import type { quoteAd } from "@parution/contract/quote";
import type { ModuleFault } from "@parution/rules/module-fit";
import type { PrintFault } from "@parution/rules/print-coverage";
import { otherChannel, unknownSupport } from "../calendar/index.ts";
import { stackedMarks } from "../platform/http/input-errors.ts";
import { invalid, type Messages, type ProblemError } from "../platform/http/problems.ts";

/** Field of a selection. */
export type SelectionField = FieldOf<typeof placeAd | typeof quoteAd>;

/** Faults of a selection, gathered so that all are reported at once. */
export class Faults {
  readonly #byField = new Map<SelectionField, Messages[]>();

  add(field: SelectionField, ...messages: readonly Messages[]): void {
    if (messages.length === 0) return;
    this.#byField.set(field, [...(this.#byField.get(field) ?? []), ...messages]);
  }

  /** @throws ProblemError 422 when there are any. */
  throwIfAny(): void {
    if (this.#byField.size > 0) throw this.problem();
  }

  /** The refusal that names them all. */
  problem(): ProblemError {
    return invalid<typeof quoteAd>(Object.fromEntries(this.#byField));
  }
}

/** Faults of an ad's text, such as one over the limit of its part of the canvas. */
export function describeTextFault(fault: PrintFault): Messages {
  if (fault.kind === "marks") return stackedMarks;
  if (fault.kind === "unprintable") {
    const named = fault.characters.join(" ");
    return {
      fr: `Le journal n’a pas ces caractères, retirez-les : ${named}`,
      ar: `هذه الأحرف لا تطبعها الجريدة، احذفوها: ${named}`,
    };
  }
  const { length, limit } = fault;
  return {
    fr: `Texte trop long : ${length} caractères pour ${limit} au plus.`,
    ar: `النص طويل جدا: ${length} حرفا، والحد الأقصى ${limit}.`,
  };
}

/** Reason for which a modular ad does not fit its frame, and a remedy. */
export function describeModuleFault(fault: ModuleFault): Messages {
  if (fault.kind === "word") {
    return {
      fr: `Ce mot est plus large que le cadre : « ${fault.word} ». Coupez-le ou choisissez un gabarit plus large.`,
      ar: `هذه الكلمة أعرض من الإطار: «${fault.word}». جزئوها أو اختاروا قالبا أعرض.`,
    };
  }
  return {
    fr: "Le texte ne tient pas dans le cadre, même en petits caractères : raccourcissez-le, allez moins souvent à la ligne ou choisissez un gabarit plus grand.",
    ar: "لا يتسع الإطار لهذا النص حتى بأصغر الحروف: اختصروه أو قللوا من الرجوع إلى السطر أو اختاروا قالبا أكبر.",
  };
}

export const faults = {
  required: { fr: "Ce champ est obligatoire.", ar: "هذا الحقل إلزامي." },
  support: unknownSupport,
  channel: otherChannel,
  heading: {
    fr: "Cette rubrique n’est pas proposée sur ce support.",
    ar: "هذا الباب غير متوفر في هذه الدعامة.",
  },
  retired: {
    fr: "Cette rubrique n’est plus proposée : choisissez-en une autre.",
    ar: "لم يعد هذا الباب متاحا: اختاروا بابا آخر.",
  },
  subheading: {
    fr: "Cette sous-rubrique n’est pas de cette rubrique.",
    ar: "هذا الباب الفرعي لا ينتمي إلى هذا الباب.",
  },
  options: {
    fr: "Ces options ne sont pas de cette rubrique.",
    ar: "هذه الخيارات لا تنتمي إلى هذا الباب.",
  },
  type: {
    fr: "Ce type d’annonce n’est pas proposé dans cette rubrique.",
    ar: "هذا النوع من الإعلانات غير متوفر في هذا الباب.",
  },
  product: {
    fr: "Ce produit n’est pas de cette rubrique.",
    ar: "هذا المنتج لا ينتمي إلى هذا الباب.",
  },
  colour: {
    fr: "Cette couleur n’est pas proposée ici.",
    ar: "هذا اللون غير متوفر هنا.",
  },
  canvas: {
    fr: "Ce gabarit n’est pas proposé ici.",
    ar: "هذا القالب غير متوفر هنا.",
  },
} as const satisfies Record<string, Messages>;

import { STACKED_MARKS, UNPRINTABLE } from "@parution/contract/limits";
import type { core } from "zod";
import type { FieldMessages, Messages } from "./problems.ts";

/** Field of an issue that concerns the input as a whole. */
const WHOLE = "data";

/** The wire's field names with a message each, from the issues of a codec that refused the input. */
export function describeIssues(issues: readonly core.$ZodIssue[]): FieldMessages {
  const fields: Record<string, Messages[]> = {};
  for (const issue of issues) {
    const field = fieldOf(issue.path);
    const known = fields[field] ?? [];
    const message = describe(issue);
    if (!known.includes(message)) fields[field] = [...known, message];
  }
  return fields;
}

/**
 * The innermost name outside any list: `data.email` is `email`, `date_journal[2].qte` is `date_journal`, `fichiers[]` is
 * `fichiers`.
 */
function fieldOf(path: readonly PropertyKey[]): string {
  const list = path.findIndex((part) => typeof part === "number");
  const names = (list < 0 ? path : path.slice(0, list)).filter((part) => typeof part === "string");
  return names.at(-1)?.replace("[]", "") ?? WHOLE;
}

function describe(issue: core.$ZodIssue): Messages {
  if (isMissing(issue.input)) return texts.required;
  if (issue.code === "too_big") return issue.origin === "string" ? texts.tooLong : texts.tooMuch;
  if (issue.code === "too_small")
    return issue.origin === "string" ? texts.tooShort : texts.tooLittle;
  if (issue.code === "custom" && issue.message === STACKED_MARKS) return stackedMarks;
  if (issue.code === "custom" && issue.message === UNPRINTABLE) return unprintable(issue.params);
  if (issue.code === "invalid_format" && issue.format === "email") return texts.email;
  return texts.invalid;
}

/** An empty list is no answer either: «at least one date» is a required field. */
const isMissing = (input: unknown) =>
  input === undefined ||
  input === null ||
  input === "" ||
  (Array.isArray(input) && input.length === 0);

/** Message for a character with more combining signs than any script has. */
export const stackedMarks: Messages = {
  fr: "Un caractère porte trop de signes superposés.",
  ar: "يحمل أحد الأحرف علامات متراكبة كثيرة.",
};

/** Message for a text of documents with characters that no font has. */
function unprintable(params: Record<string, unknown> = {}): Messages {
  const named = Array.isArray(params.characters) ? params.characters.join(" ") : "";
  return {
    fr: `Ces caractères ne peuvent pas être imprimés, retirez-les : ${named}`,
    ar: `هذه الأحرف لا يمكن طبعها، احذفوها: ${named}`,
  };
}

const texts = {
  required: { fr: "Ce champ est obligatoire.", ar: "هذا الحقل إلزامي." },
  tooLong: { fr: "Ce texte est trop long.", ar: "هذا النص طويل جدا." },
  tooShort: { fr: "Ce texte est trop court.", ar: "هذا النص قصير جدا." },
  tooMuch: { fr: "Cette valeur est trop grande.", ar: "هذه القيمة كبيرة جدا." },
  tooLittle: { fr: "Cette valeur est trop petite.", ar: "هذه القيمة صغيرة جدا." },
  email: { fr: "Email invalide", ar: "البريد الإلكتروني غير صالح" },
  invalid: { fr: "Cette valeur n’est pas valable.", ar: "هذه القيمة غير صالحة." },
} as const satisfies Record<string, Messages>;

import type { Language } from "@parution/contract/call";

/** One text in every language; leaving one out is a type error. */
export type Messages = Readonly<Record<Language, string>>;
/** Messages by the wire's field names (`contenu_papier`), as error answers list them. */
export type FieldMessages = Readonly<Record<string, readonly Messages[]>>;

/** The error answer of reading A7. */
export interface ProblemAnswer {
  readonly code: string;
  readonly message: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

interface Extras {
  /** Further members of the answer, under their wire names (the right price of a refused order). */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A refusal that the caller is told about: thrown anywhere in a use case, answered as reading A7 says.
 * `code` is a stable name in capitals, for programs.
 */
export class ProblemError extends Error {
  override readonly name = "ProblemError";
  readonly status: number;
  readonly code: string;
  readonly messages: Messages;
  readonly fields: FieldMessages | undefined;
  readonly extras: Extras;

  constructor(
    status: number,
    code: string,
    messages: Messages,
    fields?: FieldMessages,
    extras: Extras = {},
  ) {
    super(`${code}: ${messages.fr}`);
    this.status = status;
    this.code = code;
    this.messages = messages;
    this.fields = fields;
    this.extras = extras;
  }

  /** The answer's body in one language. */
  toAnswer(language: Language): ProblemAnswer {
    const answer = { code: this.code, message: this.messages[language], ...this.extras.details };
    if (this.fields === undefined) return answer;
    const errors = Object.entries(this.fields).map(([field, messages]) => [
      field,
      messages.map((message) => message[language]),
    ]);
    return { ...answer, errors: Object.fromEntries(errors) };
  }
}

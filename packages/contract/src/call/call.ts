import type { StaffPermission } from "@parution/rules/access";
import type * as z from "zod/mini";

/** The language of texts, sent as `X-Localization`; French is the default. */
export type Language = "fr" | "ar";

/** The media type of a file. */
export type Media = `${"application" | "text"}/${string}`;

/** Subject of an answer that does not last: a part of the caller's account, or the prices of an order. */
export type Subject =
  | "account"
  | "calendar"
  | "catalogue"
  | "contents"
  | "editions"
  | "factors"
  | "installation"
  | "messages"
  | "overview"
  | "prices"
  | "profile"
  | "rateCards"
  | "reports"
  | "sessions"
  | "staff"
  | "team"
  | "words";

/** A two-way schema: the wire's value on one side, the English value on the other. */
export type Codec<English = unknown, Wire = unknown> = z.core.$ZodType<English, Wire>;

/**
 * One call of one service, whole: the server binds it to a handler, the client sends it, and the
 * OpenAPI document describes it. The type parameters are English values; a part the call does not
 * have is `undefined`.
 */
export interface Call<Params = unknown, Query = unknown, Body = unknown, Answer = unknown> {
  /** Unique across both services; the OpenAPI operationId. */
  readonly name: string;
  readonly summary: string;
  /** Base path that carries it (docs/domain/wire-format.md#services). */
  readonly service: "account" | "ads";
  readonly method: "GET" | "POST";
  /** Below the service's base, parameters as `:name` (the wire's names). */
  readonly path: string;
  /** `public`: nothing asked · `app`: the app token · `session`: the app token and a session. */
  readonly access: "public" | "app" | "session";
  /** Right of the newspaper's staff that it needs; others are answered as if it did not exist. */
  readonly staff?: StaffPermission;
  /** A user whose first password must be changed may make it nevertheless. */
  readonly beforePasswordChange?: true;
  /** Honours `Idempotency-Key`: repeating the request repeats the answer, not the work. */
  readonly idempotent?: true;
  /** Fields of its body, in English, that the server derives itself: a repetition may differ in them. */
  readonly derived?: readonly string[];
  /** Subject of its answer, for a read. */
  readonly shows?: Subject | undefined;
  /** Subjects whose reads it makes stale, for an action. */
  readonly changes?: readonly Subject[];
  /** A price or a payment waits for it: it is admitted before reads of accounts, as idempotent calls are. */
  readonly ordering?: true;
  /** Encoding of the client's body (default `json`). A server accepts JSON and forms alike. */
  readonly encoding?: "json" | "multipart";
  /** The files that a body may hold, none by default: how many, and the largest in bytes. */
  readonly files?: { readonly most: number; readonly largest: number };
  /** The answer is a file of this media type, or of one of these, instead of JSON. */
  readonly media?: Media | readonly Media[];
  readonly params?: Codec<Params>;
  readonly query?: Codec<Query>;
  readonly body?: Codec<Body>;
  readonly answer: Codec<Answer>;
  /** Fields that its refusals name besides those of its input: English name to wire name. */
  readonly refuses?: Readonly<Record<string, string>>;
}

/** Any call, whatever it carries. */
export type AnyCall = Call;

/** The media types that an answer may have. */
export function mediaOf({ media = "application/json" }: Pick<AnyCall, "media">): readonly Media[] {
  return typeof media === "string" ? [media] : media;
}

/** Declares a call; parts that are left out have the type `undefined`. */
export const defineCall = <Answer, Params = undefined, Query = undefined, Body = undefined>(
  call: Call<Params, Query, Body, Answer>,
): Call<Params, Query, Body, Answer> => call;

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Record<never, never> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

/** Input of a call; parts whose every field is optional may be left out. */
export type CallInput<C extends AnyCall> =
  C extends Call<infer Params, infer Query, infer Body, unknown>
    ? Part<"params", Params> & Part<"query", Query> & Part<"body", Body>
    : never;

type NamesOf<Value> = Value extends object ? keyof Value & string : never;

/** Name of a field of the call's input; of several calls, one that all of them have. */
export type FieldOf<C extends AnyCall> = keyof (C extends Call<
  infer Params,
  infer Query,
  infer Body,
  unknown
>
  ? Record<NamesOf<Params> | NamesOf<Query> | NamesOf<Body>, unknown>
  : never) &
  string;

/** Answer of the call, in English. */
export type CallAnswer<C extends AnyCall> =
  C extends Call<unknown, unknown, unknown, infer Answer> ? Answer : never;

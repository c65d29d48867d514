import {
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  set,
} from "react-hook-form";
import type { $ZodType } from "zod/v4/core";

/** Faults by path of their field; valid fields are absent. */
export type FieldFaults<Values extends FieldValues> = {
  readonly [Name in Path<Values>]?: string | undefined;
};

/** Validation of a form: by a schema of the contract, or by a rule that the service applies too. */
export type Validation<Values extends FieldValues, Output> =
  | {
      /** Loads the schema at the first submission, so that a page with a form does not load zod before. */
      readonly schema: () => Promise<$ZodType<Output, Values>>;
      readonly faultsOf?: undefined;
    }
  | {
      /** Returns the faults of the values; its code may be loaded on demand. */
      readonly faultsOf: (values: Values) => FieldFaults<Values> | Promise<FieldFaults<Values>>;
      readonly schema?: undefined;
    };

/** Loads a schema and its resolver. */
export async function loadResolver<Values extends FieldValues, Output>(
  schema: () => Promise<$ZodType<Output, Values>>,
): Promise<Resolver<Values, unknown, Output>> {
  const [{ resolverOf }, loaded] = await Promise.all([import("./zod-resolver.ts"), schema()]);
  return resolverOf(loaded);
}

/** Resolver of a rule, whose output is the values. */
export const resolverOfRule =
  <Values extends FieldValues, Output>(
    faultsOf: NonNullable<Validation<Values, Output>["faultsOf"]>,
  ): Resolver<Values, unknown, Output> =>
  async (values) => {
    const errors: FieldErrors<Values> = {};
    const faults: Readonly<Record<string, string | undefined>> = await faultsOf(values);
    for (const [path, message] of Object.entries(faults)) {
      if (message !== undefined) set(errors, path, { type: "rule", message } satisfies FieldError);
    }
    const isValid = Object.keys(errors).length === 0;
    return isValid
      ? { values: values as FieldValues as Output, errors: {} }
      : { values: {}, errors };
  };

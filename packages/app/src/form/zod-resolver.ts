import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues, Resolver } from "react-hook-form";
import type { $ZodRawIssue, $ZodType } from "zod/v4/core";

/** Resolver of a schema, whose messages are fault codes: the form translates them. */
export const resolverOf = <Values extends FieldValues, Output>(
  schema: $ZodType<Output, Values>,
): Resolver<Values, unknown, Output> => zodResolver(schema, { error: faultOf }, { mode: "sync" });

/** Fault code of an issue without a message in the schema. */
function faultOf(issue: $ZodRawIssue): string {
  if (isBlank(issue.input)) return "missing";
  if (issue.code === "too_big") return "long";
  if (issue.code === "invalid_format" && issue.format === "email") return "email";
  return "invalid";
}

const isBlank = (input: unknown) =>
  input === undefined || input === null || (typeof input === "string" && input.trim() === "");

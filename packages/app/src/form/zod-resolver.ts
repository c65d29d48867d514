import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues, Resolver } from "react-hook-form";
import type { $ZodRawIssue, $ZodType } from "zod/v4/core";

/** Validates values by a schema; messages are faults, which the form has texts for. */
export const resolverOf = <Values extends FieldValues, Output>(
  schema: $ZodType<Output, Values>,
): Resolver<Values, unknown, Output> => zodResolver(schema, { error: faultOf }, { mode: "sync" });

/** The fault of an issue for which the schema has no message of its own. */
function faultOf(issue: $ZodRawIssue): string {
  if (isBlank(issue.input)) return "missing";
  if (issue.code === "too_big") return "long";
  if (issue.code === "invalid_format" && issue.format === "email") return "email";
  return "invalid";
}

const isBlank = (input: unknown) =>
  input === undefined || input === null || (typeof input === "string" && input.trim() === "");

import { toNestErrors } from "@hookform/resolvers";
import type { FieldError, ResolverOptions, ResolverResult } from "react-hook-form";
import * as z from "zod/mini";
import { type OrderMessages, orderSchema } from "./order-schema.ts";
import type { OrderValues } from "./order-values.ts";
import { type FormFacts, requirementsOf } from "./requirements.ts";

/** Judges a form by what it asks for at that moment: one error for each field, the first. */
export function judgeOrder(
  values: OrderValues,
  facts: FormFacts,
  messages: OrderMessages,
  options: ResolverOptions<OrderValues>,
): ResolverResult<OrderValues> {
  const { offer, days, permissions } = facts;
  const needs = requirementsOf(values, offer, days, permissions);
  const judged = z.safeParse(orderSchema(needs, messages), values);
  if (judged.success) return { values, errors: {} };
  return { values: {}, errors: toNestErrors(firstErrors(judged.error.issues), options) };
}

function firstErrors(issues: readonly z.core.$ZodIssue[]): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  for (const { path, code, message } of issues) errors[path.join(".")] ??= { type: code, message };
  return errors;
}

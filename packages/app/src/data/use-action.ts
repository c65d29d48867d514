import { ApiError } from "@parution/contract/errors";
import { useState } from "react";
import { useErrorText } from "./error-text.ts";

interface ActionOptions {
  /** True where the messages of fields stand beside them; default: the only one stands for the refusal. */
  readonly showsFields?: boolean;
}

/** State of an action that a button starts: pending, done, or refused with a message. */
export function useAction<Args extends readonly unknown[]>(
  action: (...args: Args) => Promise<void>,
  { showsFields = false }: ActionOptions = {},
) {
  const errorText = useErrorText();
  const [pendingArgs, setPendingArgs] = useState<Args | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function run(...args: Args): Promise<void> {
    setPendingArgs(args);
    setRefusal(null);
    try {
      await action(...args);
    } catch (error) {
      setRefusal((showsFields ? undefined : onlyFieldOf(error)) ?? errorText(error));
    } finally {
      setPendingArgs(null);
    }
  }
  return {
    pending: pendingArgs !== null,
    /** Arguments of the pending run, which identify the pressed one of several buttons; null: none is pending. */
    pendingArgs,
    refusal,
    run,
  };
}

/** Message of the one field that is at fault, which no form shows here. */
function onlyFieldOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return;
  const [messages, ...others] = Object.values(error.fields);
  return others.length === 0 ? messages?.[0] : undefined;
}

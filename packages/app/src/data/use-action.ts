import { ApiError } from "@parution/contract/errors";
import { useState } from "react";
import { useErrorText } from "./error-text.ts";

/** State of an action that a button starts: pending, done, or refused with a message. */
export function useAction<Args extends readonly unknown[]>(
  action: (...args: Args) => Promise<void>,
) {
  const errorText = useErrorText();
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function run(...args: Args): Promise<void> {
    setPending(true);
    setRefusal(null);
    try {
      await action(...args);
    } catch (error) {
      setRefusal(onlyFieldOf(error) ?? errorText(error));
    } finally {
      setPending(false);
    }
  }
  return { pending, refusal, run };
}

/** Message of the one field that is at fault: no form shows it here. A row of a list («lines.3») shows its own. */
function onlyFieldOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return;
  const [field, ...others] = Object.entries(error.fields);
  if (field === undefined || others.length > 0) return;
  const [name, messages] = field;
  return name.includes(".") ? undefined : messages[0];
}

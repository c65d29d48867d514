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
      setRefusal(errorText(error));
    } finally {
      setPending(false);
    }
  }
  return { pending, refusal, run };
}

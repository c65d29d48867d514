import { useState } from "react";
import { useErrorText } from "./error-text.ts";

/** State of an action that a button starts: pending, done, or refused with a message. */
export function useAction(action: () => Promise<void>) {
  const errorText = useErrorText();
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function run(): Promise<void> {
    setPending(true);
    setRefusal(null);
    try {
      await action();
    } catch (error) {
      setRefusal(errorText(error));
    } finally {
      setPending(false);
    }
  }
  return { pending, refusal, run };
}

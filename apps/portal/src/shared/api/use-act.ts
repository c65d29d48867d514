import { useState } from "react";
import { useErrorText } from "./error-text.ts";

/** Something that is asked for by a press: on its way, done, or refused in words and free to be tried again. */
export function useAct(act: () => Promise<void>) {
  const errorText = useErrorText();
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function run(): Promise<void> {
    setPending(true);
    setRefusal(null);
    try {
      await act();
    } catch (error) {
      setRefusal(errorText(error));
    } finally {
      setPending(false);
    }
  }
  return { pending, refusal, run };
}

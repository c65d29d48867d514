import { useState } from "react";
import { stemsFrom } from "./kept-notice.ts";

/**
 * Whether the ad's text is the one that the template wrote: recognised when the form begins, set when it is written
 * anew, over once the text was emptied.
 */
export function useStems(
  written: string | null,
  text: string,
): [boolean, (stems: boolean) => void] {
  const [stems, setStems] = useState(() => stemsFrom(written, text));
  const [before, setBefore] = useState(text);
  if (text !== before) {
    setBefore(text);
    if (text === "") setStems(false);
    else if (before === "") setStems(stemsFrom(written, text));
  }
  return [stems, setStems];
}

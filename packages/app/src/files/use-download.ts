import { useState } from "react";
import { useErrorText } from "../data/error-text.ts";
import { saveFile } from "./save-file.ts";

/** Saves a requested file; `pending` during the request. `onFailure` receives a message in the page's language. */
export function useDownload(onFailure: (text: string) => void) {
  const errorText = useErrorText();
  const [pending, setPending] = useState(false);

  async function download(request: () => Promise<File>): Promise<void> {
    setPending(true);
    try {
      saveFile(await request());
    } catch (error) {
      onFailure(errorText(error));
    } finally {
      setPending(false);
    }
  }
  return { pending, download };
}

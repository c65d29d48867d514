import { useState } from "react";
import { readStored, writeStored } from "../../../shared/storage/stored.ts";
import { type KeptNotice, newNotice, readKept, writeKept } from "./kept-notice.ts";

const keyOf = (userId: number) => `parution.notice.${userId}`;

/** What this person entered last for a notice, on this machine; what is set is kept at once. */
export function useKeptNotice(
  userId: number,
  language: KeptNotice["language"],
): [KeptNotice, (notice: KeptNotice) => void] {
  const [notice, setNotice] = useState(() => {
    const text = readStored(keyOf(userId));
    return (text === null ? null : readKept(text)) ?? newNotice(language);
  });

  function keep(next: KeptNotice): void {
    setNotice(next);
    writeStored(keyOf(userId), writeKept(next));
  }

  return [notice, keep];
}

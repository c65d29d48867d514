import type { AnyCall } from "../call/index.ts";
import { wireNames } from "../wire/index.ts";

type Messages = Readonly<Record<string, readonly string[]>>;

/** Messages by wire name → by the call's English names; a name it does not know stays as it is. */
export function englishFields(call: AnyCall, errors: Messages): Messages {
  const english = new Map<string, string>();
  for (const codec of [call.params, call.query, call.body]) {
    if (codec) for (const [name, wire] of wireNames(codec)) english.set(plain(wire), name);
  }
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [english.get(plain(name)) ?? name, messages]),
  );
}

/** A list of files is `fichiers[]` as a form field and `fichiers` in an error answer. */
const plain = (name: string) => name.replace("[]", "");

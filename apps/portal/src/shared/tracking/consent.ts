import { readCookie, removeCookie, writeCookie } from "@parution/app/browser/cookies.ts";
import { useSyncExternalStore } from "react";

/** Consent of a visitor; null: no answer yet, which counts as none. */
export type Consent = "granted" | "refused" | null;

const CONSENT = "parution-consent";
const VISITOR = "parution-visitor";

const listeners = new Set<() => void>();

export function readConsent(): Consent {
  const kept = readCookie(CONSENT);
  return kept === "granted" || kept === "refused" ? kept : null;
}

/** Undefined while it is unknown: on a server, and during hydration. */
export const useConsent = (): Consent | undefined =>
  useSyncExternalStore(subscribe, readConsent, () => undefined);

/** Saves the choice; a refusal removes the browser's random id. */
export function keepConsent(choice: "granted" | "refused"): void {
  writeCookie(CONSENT, choice);
  if (choice === "refused") removeCookie(VISITOR);
  for (const listener of listeners) listener();
}

/** Random id of this browser, once visits may be counted. */
export function visitorName(): string {
  const known = readCookie(VISITOR);
  if (known !== null) return known;
  const name = randomName();
  writeCookie(VISITOR, name);
  return name;
}

/** A random UUID, also where a page without TLS has no `crypto.randomUUID`. */
function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

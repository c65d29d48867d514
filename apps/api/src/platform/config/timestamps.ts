import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { StartError } from "../errors.ts";

/** Authority of trusted timestamps (RFC 3161). */
export interface Timestamps {
  readonly url: string;
  /** Root certificates of the authority, in PEM. */
  readonly roots: readonly string[];
}

/** Each certificate of a PEM file. */
const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** The certificates of a PEM text, each in PEM. */
export const certificatesIn = (pem: string): readonly string[] => pem.match(PEM) ?? [];

/** @throws StartError where the authority's root certificates are missing, or are none. */
export function readTimestamps(url?: string, file?: string): Timestamps | null {
  if (url === undefined) return null;
  if (file === undefined) throw new StartError(`Configuration: ${MISSING}`);
  try {
    const roots = certificatesIn(readFileSync(file, "utf8"));
    if (roots.length === 0) throw new Error("It has no certificate.");
    for (const root of roots) new X509Certificate(root);
    return { url, roots };
  } catch (cause) {
    throw new StartError(`Configuration: TIMESTAMP_CA_FILE ${file} has no PEM certificate.`, {
      cause,
    });
  }
}

const MISSING =
  "TIMESTAMP_CA_FILE must name the certificates (PEM) under which TIMESTAMP_URL signs.";

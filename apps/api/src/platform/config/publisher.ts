import { readFileSync } from "node:fs";
import { iceStatus } from "@parution/rules/ice";
import { z } from "zod";
import { StartError } from "../start-error.ts";
import { demoPublisher } from "./demo-publisher.ts";

const both = z.strictObject({ fr: z.string().min(1), ar: z.string().min(1) });
const number = z.string().regex(/^\d+$/, "must be digits");

/** Where the publisher is found; the names are the wire's English ones. */
const networks = [
  "website",
  "facebook",
  "instagram",
  "linkedin",
  "x",
  "youtube",
  "whatsapp",
] as const;

/** What the contact page says. */
const ContactDesk = z.strictObject({
  phone: z.string().min(1),
  email: z.email(),
  /** Hours in writing (`08:30–18:00`), null where it is closed. */
  hours: z.array(z.strictObject({ days: both, hours: z.string().nullable() })),
  networks: z.array(
    z.strictObject({ network: z.enum(networks), url: z.url({ protocol: /^https$/ }) }),
  ),
});

/** Days after which an invoice is due where no other term was agreed (law 69-21). */
export const LEGAL_TERM = 60;

/** The seller as a Moroccan invoice must name it; texts in both languages. */
const PublisherFile = z.strictObject({
  legalName: both,
  /** Legal form and capital. */
  legalForm: both,
  address: both,
  phone: z.string().min(1),
  email: z.email(),
  ice: z.string().refine((text) => iceStatus(text) === "well-formed", "is not a well-formed ICE"),
  /** Identifiant fiscal (IF). */
  taxId: number,
  /** Registre du commerce (RC): where, and its number. */
  tradeRegister: both,
  /** Taxe professionnelle, formerly patente. */
  businessTax: number,
  /** Affiliation with the social security fund (CNSS). */
  socialSecurity: number.optional(),
  /** Account that transfers go to (RIB). */
  bankAccount: z.string().min(1).optional(),
  /** Days after which an invoice on term is due; absent: {@link LEGAL_TERM}. */
  paymentTerm: z.int().min(0).max(120).optional(),
  contact: ContactDesk.optional(),
});

export type Publisher = Readonly<z.infer<typeof PublisherFile>>;

/**
 * Who sells: what the file says, or an invented publisher for a demonstration.
 * @throws StartError when the file cannot be read or lacks something.
 */
export function readPublisher(path: string | undefined, isDemo: boolean): Publisher | null {
  if (path === undefined) return isDemo ? demoPublisher : null;
  const parsed = PublisherFile.safeParse(readJson(path));
  if (parsed.success) return parsed.data;
  throw new StartError(`PUBLISHER_FILE ${path}: ${z.prettifyError(parsed.error)}`);
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (cause) {
    throw new StartError(`PUBLISHER_FILE ${path} cannot be read as JSON.`, { cause });
  }
}

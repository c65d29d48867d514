import { readFileSync } from "node:fs";
import { EMAIL, iceStatus, isPhone } from "@parution/rules/fields";
import { z } from "zod";
import { StartError } from "../errors.ts";

const both = z.strictObject({ fr: z.string().min(1), ar: z.string().min(1) });
const phone = z.string().refine(isPhone, "is not a telephone number");
const number = z.string().regex(/^\d+$/, "must be digits");

/** Contact details of the publisher; the names are the wire's English ones. */
const networks = [
  "website",
  "facebook",
  "instagram",
  "linkedin",
  "x",
  "youtube",
  "whatsapp",
] as const;

/** Content of the contact page. */
const ContactDesk = z.strictObject({
  phone,
  email: z.email({ pattern: EMAIL }),
  /** Hours in writing (`08:30–18:00`), null where it is closed. */
  hours: z.array(z.strictObject({ days: both, hours: z.string().nullable() })),
  networks: z.array(
    z.strictObject({ network: z.enum(networks), url: z.url({ protocol: /^https$/ }) }),
  ),
});

/** The seller as a Moroccan invoice must name it; texts in both languages. */
const PublisherFile = z.strictObject({
  legalName: both,
  /** Name under which readers know it; absent: the legal one. */
  tradeName: both.optional(),
  /** Legal form and capital. */
  legalForm: both,
  address: both,
  phone,
  email: z.email({ pattern: EMAIL }),
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
  /** Days after which an invoice on term is due; absent: the term of the law. */
  paymentTerm: z.int().min(0).max(120).optional(),
  contact: ContactDesk.optional(),
});

export type Publisher = Readonly<z.infer<typeof PublisherFile>>;

/** Name until an installation has a publisher. */
const PRODUCT = { fr: "Parution", ar: "باريسيون" };

/** Name of the publisher towards readers and account holders: in mails, authenticator apps and passkeys. */
export const nameOfPublisher = (publisher: Publisher | null): Publisher["legalName"] =>
  publisher?.tradeName ?? publisher?.legalName ?? PRODUCT;

/**
 * Seller from the file, or an invented publisher for a demonstration.
 * @throws StartError when the file cannot be read or lacks something.
 */
export function readPublisher(path: string | undefined, isDemo: boolean): Publisher | null {
  if (path === undefined) return isDemo ? demoPublisher : null;
  const parsed = PublisherFile.safeParse(readJson(path), { error: reasonOf });
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(describe).join("; ");
  throw new StartError(`PUBLISHER_FILE ${path}: ${faults}.`);
}

/** A fault with its field: `contact.hours.0.days.ar is missing`. */
function describe(issue: z.core.$ZodIssue): string {
  const place = issue.path.join(".");
  if (issue.code !== "unrecognized_keys") return `${place || "the file"} ${issue.message}`;
  const names = issue.keys.map((key) => [...issue.path, key].join("."));
  return `${names.join(", ")} ${names.length === 1 ? "is not a field" : "are not fields"} of this file`;
}

const TYPES: Readonly<Partial<Record<string, string>>> = {
  string: "must be a text in quotes",
  number: "must be a whole number",
  int: "must be a whole number",
  array: "must be a list in [ ]",
  object: "must be a group of fields in { }",
};
const FORMATS: Readonly<Partial<Record<string, string>>> = {
  email: "is not an e-mail address",
  url: "must be an address that begins with https://",
};

/** Reason of a fault as the end of a sentence that its field begins; undefined where the schema has its own. */
function reasonOf(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "is missing" : TYPES[issue.expected];
    case "invalid_format":
      return FORMATS[issue.format];
    case "invalid_value":
      return `must be one of ${issue.values.join(", ")}`;
    case "too_small":
      return issue.origin === "string" ? "is blank" : `must be ${issue.minimum} or more`;
    case "too_big":
      return `must be ${issue.maximum} or less`;
    default:
      return undefined;
  }
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (cause) {
    throw new StartError(`PUBLISHER_FILE ${path} cannot be read as JSON.`, { cause });
  }
}

/** The seller of the demonstration, invented. */
export const demoPublisher: Publisher = {
  legalName: { fr: "Parution Éditions", ar: "منشورات باريسيون" },
  tradeName: PRODUCT,
  legalForm: {
    fr: "Société anonyme au capital de 20 000 000 de dirhams",
    ar: "شركة مساهمة رأسمالها 20.000.000 درهم",
  },
  address: {
    fr: "88, boulevard Mohammed VI, 20250 Casablanca, Maroc",
    ar: "88، شارع محمد السادس، 20250 الدار البيضاء، المغرب",
  },
  phone: "0522 00 00 88",
  email: "facturation@parution.test",
  ice: "001987654000047",
  taxId: "40219876",
  tradeRegister: { fr: "Casablanca 219876", ar: "الدار البيضاء 219876" },
  businessTax: "34019876",
  socialSecurity: "7219876",
  bankAccount: "007 780 0001234567890123 96",
  contact: {
    phone: "0522 00 00 80",
    email: "contact@parution.test",
    hours: [
      {
        days: { fr: "Du lundi au vendredi", ar: "من الاثنين إلى الجمعة" },
        hours: "08:30–18:00",
      },
      { days: { fr: "Samedi", ar: "السبت" }, hours: "09:00–13:00" },
      { days: { fr: "Dimanche", ar: "الأحد" }, hours: null },
    ],
    networks: [
      { network: "facebook", url: "https://facebook.example/parution" },
      { network: "instagram", url: "https://instagram.example/parution" },
      { network: "linkedin", url: "https://linkedin.example/parution" },
      { network: "youtube", url: "https://youtube.example/parution" },
    ],
  },
};

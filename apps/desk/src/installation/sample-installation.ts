import { reply } from "@parution/app/testing/replies.ts";
import { readInstallation } from "@parution/contract/installation";
import { deskReplies } from "../testing/samples.ts";
import type { Installation } from "./steps.ts";

export const empty: Installation = {
  opened: null,
  publisher: null,
  publisherIsFixed: false,
  newspaper: null,
  days: null,
  prices: null,
  book: null,
  card: {
    isSet: false,
    isFixed: false,
    tried: null,
    isOffered: false,
    clientId: "",
    gatewayUrl: "",
  },
  cash: { isSet: false, isFixed: false, tried: null, isOffered: false, partnerUrl: "" },
  mail: {
    isSet: false,
    isFixed: false,
    tried: null,
    host: null,
    from: "",
    contactTo: "",
    reportsTo: "",
  },
};

/** All that opening asks for; payments and mail are not set up. */
export const known: Installation = {
  ...empty,
  publisher: {
    legalNameFr: "Atlas Presse",
    legalNameAr: "أطلس للصحافة",
    legalFormFr: "SARL au capital de 100 000 DH",
    legalFormAr: "ش.م.م",
    addressFr: "12 rue du Port, Casablanca",
    addressAr: "12 زنقة الميناء، الدار البيضاء",
    phone: "+212522000000",
    email: "journal@exemple.ma",
    ice: "001525000000045",
    taxId: "1000001",
    businessTax: "36000001",
    tradeRegisterFr: "Casablanca 12345",
    tradeRegisterAr: "الدار البيضاء 12345",
  },
  newspaper: {
    nameFr: "La Gazette",
    nameAr: "الغازيت",
    slug: "gazette",
    medium: "print",
    language: "fr",
    colour: "#a8361a",
  },
  days: { closedDays: [5], weekendEditions: ["sunday"], moroccanHolidays: true },
  prices: { unit: 2000, module: 12_000 },
};

/** Providers whose tries ended differently, and mail that waits for its own. */
export const tried: Installation = {
  ...known,
  card: {
    isSet: true,
    isFixed: false,
    tried: "failed",
    isOffered: true,
    clientId: "600",
    gatewayUrl: "https://carte.exemple.ma/paiement",
  },
  cash: {
    isSet: true,
    isFixed: false,
    tried: "answered",
    isOffered: true,
    partnerUrl: "https://especes.exemple.ma",
  },
  mail: {
    isSet: true,
    isFixed: false,
    tried: null,
    host: "smtp.exemple.ma",
    from: "journal@exemple.ma",
    contactTo: "a@exemple.ma",
    reportsTo: "b@exemple.ma",
  },
};

/** Replies to an owner whose installation is in a state. */
export const withState = (state: Installation) => [
  reply(readInstallation, () => state),
  ...deskReplies("owner", false),
];

import type { IsoDate } from "../dates/index.ts";
import type { Centimes } from "../money/index.ts";

/** Person whom a notice names: a partner, a manager, a liquidator. */
export interface Person {
  readonly name: string;
  readonly address: string;
  /** Number of shares, where the notice states it. */
  readonly shares: number | null;
}

/** Noun counted by a counting field. */
export type NoticeUnit = "year" | "share" | "newShare" | "kilometre" | "squareMetre" | "room";

type FieldDefinition =
  | { readonly type: "text" | "lines" | "ice" | "time" | "money" | "date" | "person" }
  | { readonly type: "people"; readonly withShares: boolean }
  | { readonly type: "count"; readonly unit: NoticeUnit }
  | { readonly type: "choice"; readonly choices: readonly [string, ...string[]] };

const text = { type: "text" } as const;
const money = { type: "money" } as const;
const date = { type: "date" } as const;
const person = { type: "person" } as const;
const choice = <const Choices extends readonly [string, ...string[]]>(...choices: Choices) => ({
  type: "choice" as const,
  choices,
});

/** Fields that a notice can be asked for. Kinds share fields, so that a company is entered once. */
export const NOTICE_FIELDS = {
  company: text,
  legalForm: choice("sarl", "sarlAu", "sa", "sas"),
  /** Legal form of a company whose capital is in parts, not in stock. */
  partsForm: choice("sarl", "sarlAu"),
  headOffice: text,
  capital: money,
  registry: text,
  ice: { type: "ice" },

  deed: choice("privateDeed", "notarialDeed"),
  decidedBy: choice("extraordinaryMeeting", "ordinaryMeeting", "solePartnerDecision"),
  actDate: date,
  effectiveDate: date,
  amendedArticles: text,

  purpose: text,
  duration: { type: "count", unit: "year" },
  shares: { type: "count", unit: "share" },
  nominal: money,
  partners: { type: "people", withShares: true },
  solePartner: person,
  managers: { type: "people", withShares: false },

  seller: person,
  buyer: person,
  transferredShares: { type: "count", unit: "share" },
  formerManager: person,
  departure: choice("notStated", "resignation", "dismissal", "death"),
  newManager: person,
  newHeadOffice: text,
  newCapital: money,
  newShares: { type: "count", unit: "newShare" },
  contribution: choice("cash", "claims", "reserves"),
  liquidator: person,
  liquidationOffice: text,

  convened: choice("partnersConvened", "shareholdersConvened"),
  meeting: choice("ordinary", "extraordinary", "combined"),
  meetingDate: date,
  meetingTime: { type: "time" },
  meetingPlace: text,
  agenda: { type: "lines" },
  convener: choice("management", "board", "liquidatorConvenes"),

  documentName: text,
  documentNumber: text,
  holder: person,
  issuer: text,
  lossDate: date,
  lossPlace: text,
  contact: text,

  authority: text,
  tenderNumber: text,
  tenderObject: text,
  openingDate: date,
  openingTime: { type: "time" },
  openingPlace: text,
  filePlace: text,
  submission: choice("portal", "counter"),
  guarantee: money,
  estimate: money,

  carModel: text,
  carYear: text,
  fuel: choice("notStated", "diesel", "petrol", "hybrid", "electric"),
  mileage: { type: "count", unit: "kilometre" },
  flatOffer: choice("forSale", "toRent"),
  surface: { type: "count", unit: "squareMetre" },
  rooms: { type: "count", unit: "room" },
  goodsDetails: text,
  goodsPlace: text,
  price: money,
  position: text,
  jobContract: choice("notStated", "openEnded", "fixedTerm", "internship"),
  jobPlace: text,
  profile: text,
  application: text,

  family: text,
  deceased: text,
  deathDate: date,
  deathPlace: text,
  age: { type: "count", unit: "year" },
  /** Day, hour and place, as written in the notice. */
  funeral: text,
  condolences: text,
  ceremony: text,
  remembranceDay: choice("fortiethDay", "anniversary"),
  closing: choice("verse", "notStated"),
  occasion: text,
  honoree: text,
  sender: text,

  court: choice("commercialCourt", "firstInstanceCourt"),
  courtCity: text,
  depositDate: date,
  depositNumber: text,
} as const satisfies Readonly<Record<string, FieldDefinition>>;

type Fields = typeof NOTICE_FIELDS;

export type NoticeFieldId = keyof Fields;

/** The fields whose answer is one of a few. */
export type NoticeChoiceField = {
  [Id in NoticeFieldId]: Fields[Id]["type"] extends "choice" ? Id : never;
}[NoticeFieldId];

/** Every answer that some field offers. */
export type NoticeChoice = Fields[NoticeChoiceField]["choices"][number];

interface ValueOfType {
  text: string;
  lines: string;
  ice: string;
  /** `10:30`, as typed. */
  time: string;
  money: Centimes | null;
  date: IsoDate | null;
  count: number | null;
  person: Person;
  people: readonly Person[];
}

type ValueOf<Field> = Field extends { readonly choices: readonly (infer Choice)[] }
  ? Choice
  : Field extends { readonly type: infer Type extends keyof ValueOfType }
    ? ValueOfType[Type]
    : never;

/** Values entered for a notice; every kind uses its part of them. */
export type NoticeValues = { readonly [Id in NoticeFieldId]: ValueOf<Fields[Id]> };

/** Any one answer. */
export type NoticeValue = NoticeValues[NoticeFieldId];

/** A row of people that is still empty. */
export const EMPTY_PERSON: Person = { name: "", address: "", shares: null };

/** Values of a notice with nothing entered yet; where there are a few answers, the usual one is chosen. */
export const EMPTY_NOTICE: NoticeValues = {
  company: "",
  legalForm: "sarl",
  partsForm: "sarl",
  headOffice: "",
  capital: null,
  registry: "",
  ice: "",
  deed: "privateDeed",
  decidedBy: "extraordinaryMeeting",
  actDate: null,
  effectiveDate: null,
  amendedArticles: "",
  purpose: "",
  duration: 99,
  shares: null,
  nominal: null,
  partners: [EMPTY_PERSON],
  solePartner: EMPTY_PERSON,
  managers: [EMPTY_PERSON],
  seller: EMPTY_PERSON,
  buyer: EMPTY_PERSON,
  transferredShares: null,
  formerManager: EMPTY_PERSON,
  departure: "notStated",
  newManager: EMPTY_PERSON,
  newHeadOffice: "",
  newCapital: null,
  newShares: null,
  contribution: "cash",
  liquidator: EMPTY_PERSON,
  liquidationOffice: "",
  convened: "partnersConvened",
  meeting: "ordinary",
  meetingDate: null,
  meetingTime: "",
  meetingPlace: "",
  agenda: "",
  convener: "management",
  documentName: "",
  documentNumber: "",
  holder: EMPTY_PERSON,
  issuer: "",
  lossDate: null,
  lossPlace: "",
  contact: "",
  authority: "",
  tenderNumber: "",
  tenderObject: "",
  openingDate: null,
  openingTime: "",
  openingPlace: "",
  filePlace: "",
  submission: "portal",
  guarantee: null,
  estimate: null,
  carModel: "",
  carYear: "",
  fuel: "notStated",
  mileage: null,
  flatOffer: "forSale",
  surface: null,
  rooms: null,
  goodsDetails: "",
  goodsPlace: "",
  price: null,
  position: "",
  jobContract: "notStated",
  jobPlace: "",
  profile: "",
  application: "",
  family: "",
  deceased: "",
  deathDate: null,
  deathPlace: "",
  age: null,
  funeral: "",
  condolences: "",
  ceremony: "",
  remembranceDay: "fortiethDay",
  closing: "verse",
  occasion: "",
  honoree: "",
  sender: "",
  court: "commercialCourt",
  courtCity: "",
  depositDate: null,
  depositNumber: "",
};

export const isNoticeField = (id: string): id is NoticeFieldId => Object.hasOwn(NOTICE_FIELDS, id);

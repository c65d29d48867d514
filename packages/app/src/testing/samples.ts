import type { CallAnswer } from "@parution/contract/call";
import { readBusiness, readCurrentUser } from "@parution/contract/session";
import { readConfigs } from "@parution/contract/site";
import { type Reply, reply } from "./replies.ts";

type Business = CallAnswer<typeof readBusiness>;

/** Time of the stories. */
export const STORY_NOW = "2026-11-21T09:00:00Z";

type User = CallAnswer<typeof readCurrentUser>;

/** Signed-in user of the stories. */
export const sampleUser: User = {
  id: 12,
  businessId: 3,
  firstName: "Salma",
  lastName: "Alaoui",
  civility: "mrs",
  email: "salma@exemple.ma",
  phone: null,
  birthDate: null,
  postalCode: null,
  cityId: null,
  otherCity: null,
  isParent: false,
  roles: "ROLE_USER",
  clientHash: "abc",
  photoUrl: null,
  mustChangePassword: false,
};

/** Account of {@link sampleUser}. */
export const sampleBusiness: Business = {
  id: 3,
  supportId: 1,
  label: "Atlas",
  companyName: "Atlas SARL",
  address: null,
  phone: null,
  type: null,
  kind: "pro",
  sector: null,
  manager: null,
  ice: null,
  tradeRegister: null,
  invoiceTo: null,
  email: null,
  balance: 12_000_00,
  freeBalance: 0,
  creditAccount: false,
  convention: false,
  ceiling: { message: null, exceeded: false },
};

const configs: CallAnswer<typeof readConfigs> = {
  version: "1",
  now: Date.parse(STORY_NOW),
  publisherZone: "Africa/Lagos",
  languages: ["fr", "ar"],
  defaultSupportId: 1,
  termsVersion: "2026-11-01",
  links: {
    register: "https://compte.parution.test/inscription",
    recoverPassword: "https://compte.parution.test/mot-de-passe",
    editProfile: "https://compte.parution.test/profil",
    backOffice: "https://compte.parution.test/administration",
    agencies: "https://groupe.parution.test/agences",
    advertising: "",
    jobs: "",
  },
  constants: {
    tax: 20,
    charactersPerLine: 28,
    minimumLines: 2,
    ringScale: 90,
    highestTopUp: 20_000_00,
    highestBalance: 20_000_00,
    fileBytes: 10_485_760,
    filesBytes: 41_943_040,
    filmBytes: 209_715_200,
  },
};

/** Configuration of an installation that has accounts itself; before {@link accountReplies}. */
export const withoutAccountSite = reply(readConfigs, () => ({
  ...configs,
  links: { ...configs.links, register: "", recoverPassword: "" },
}));

/** Identifier of {@link sampleUser}. */
export const STORY_USER = sampleUser.id;

/** Replies to the reads of every page: configuration, account with `flags`, and user with `person`. */
export const accountReplies = (
  flags: Partial<Business> = {},
  person: Partial<User> = {},
): readonly Reply[] => [
  reply(readConfigs, () => configs),
  reply(readCurrentUser, () => ({ ...sampleUser, ...person })),
  reply(readBusiness, () => ({ ...sampleBusiness, ...flags })),
];

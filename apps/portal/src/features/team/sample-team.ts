import type { Member } from "./use-team.ts";

const member: Member = {
  id: 21,
  userId: 21,
  civility: "mrs",
  lastName: "Lahlou",
  firstName: "Hajar",
  phone: "0661000228",
  email: "hajar.lahlou@exemple.ma",
  status: "active",
  businessId: 3,
  clientHash: "def",
  lastSeenAt: Date.parse("2026-11-20T15:42:10Z"),
  jobTitle: "Assistante juridique",
  department: "Juridique",
  cityId: 1,
  otherCity: "",
  address: "27, boulevard Zerktouni, Casablanca",
  photoUrl: null,
  stats: null,
};

/** An active member, one with an Arabic name, and one who was just added. */
export const sampleTeam: readonly [Member, ...Member[]] = [
  member,
  {
    ...member,
    id: 22,
    userId: 22,
    civility: "mr",
    lastName: "العلوي",
    firstName: "يوسف",
    email: "youssef.alaoui@exemple.ma",
  },
  {
    ...member,
    id: 23,
    userId: 23,
    lastName: "Filali",
    firstName: "Nadia",
    email: "nadia.filali@exemple.ma",
    status: "deactivated",
    lastSeenAt: null,
  },
];

/** One member, with its statistics. */
export const sampleMember: Member = {
  ...member,
  stats: { adCount: 128, consumed: 48_230_00 },
};

export const sampleCities = [
  { id: 1, label: "Casablanca" },
  { id: 2, label: "Rabat" },
  { id: 0, label: "Autre ville" },
];

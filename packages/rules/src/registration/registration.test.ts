import { describe, expect, it } from "vitest";
import { keptOrigin, type RegistrationDetails, registrationFaults } from "./index.ts";

const person: RegistrationDetails = {
  kind: "individual",
  firstName: "Nawal",
  lastName: "El Idrissi",
  email: "nawal@exemple.ma",
  phone: "0661000231",
  password: "un moulin sous la pluie",
};
const company = { kind: "pro", companyName: "Riad Invest SARL", ice: "001525713000097" } as const;

describe("registrationFaults", () => {
  it.each([
    ["an individual", person],
    ["an individual of a name in Arabic", { ...person, firstName: "نوال", lastName: "الإدريسي" }],
    ["a professional", { ...person, ...company }],
    ["an individual whose company was left in the form", { ...person, ice: "1" }],
  ])("finds nothing wrong with %s", (_, details) =>
    expect(registrationFaults(details)).toEqual({}),
  );

  it("asks a professional for the company and its ICE", () => {
    expect(registrationFaults({ ...person, kind: "pro" })).toEqual({
      companyName: "missing",
      ice: "missing",
    });
    expect(registrationFaults({ ...person, ...company, ice: "001525713000098" })).toEqual({
      ice: "ice",
    });
  });

  it.each(["Nawal\r\nBcc: a@b.ma", "http://gagnez.test", "<b>Nawal</b>", "Nawal 2", "n@b.ma"])(
    "refuses the name %j",
    (firstName) =>
      expect(registrationFaults({ ...person, firstName })).toEqual({ firstName: "invalid" }),
  );

  it("refuses a password made of what the form says", () =>
    expect(registrationFaults({ ...person, password: "nawalelidrissi" })).toEqual({
      password: "guessable",
    }));
});

describe("keptOrigin", () => {
  it.each(["/", "/fr/passer-votre-annonce", "/fr/mes-annonces/pg=2?reference=A1#liste"])(
    "keeps %s",
    (path) => expect(keptOrigin(path)).toBe(path),
  );

  it.each([
    undefined,
    "",
    "fr",
    "https://autre.test/",
    "//autre.test",
    "/\\autre.test",
    "/.//autre.test",
    "/fr\n/x",
    `/${"x".repeat(600)}`,
  ])("leads %j to the home page", (origin) => expect(keptOrigin(origin)).toBe("/"));
});

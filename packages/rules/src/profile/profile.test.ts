import { describe, expect, test } from "vitest";
import {
  type CompanyDetails,
  companyFaults,
  isProfilePhoto,
  type PersonDetails,
  personFaults,
  photoSizeOf,
} from "./index.ts";

const person: PersonDetails = {
  phone: "06 61 00 02 27",
  birthDate: "1979-09-30",
  postalCode: "20250",
  cityId: 1,
  otherCity: "",
};

describe("personFaults", () => {
  const faultsOf = (change: Partial<PersonDetails>) =>
    personFaults({ ...person, ...change }, "2026-11-21");

  test("finds no fault in complete details", () => expect(faultsOf({})).toEqual({}));

  test("requires telephone, birth date, postal code, and the name of a city outside the list", () => {
    const nothing = { phone: " ", birthDate: null, postalCode: "", cityId: 0, otherCity: " " };
    expect(faultsOf(nothing)).toEqual({
      phone: "missing",
      birthDate: "missing",
      postalCode: "missing",
      otherCity: "missing",
    });
  });

  test.each([
    ["phone", "06 61"],
    ["phone", "bureau"],
    ["birthDate", "2026-11-21"],
    ["birthDate", "1899-12-31"],
    ["postalCode", "?"],
    ["postalCode", "20250; drop table"],
  ] as const)("refuses a %s such as %s", (name, value) => {
    expect(faultsOf({ [name]: value })).toEqual({ [name]: "invalid" });
  });

  test.each([{ postalCode: "SW1A 1AA" }, { birthDate: "2026-11-20" }, { cityId: null }] as const)(
    "accepts %j",
    (change) => expect(faultsOf(change)).toEqual({}),
  );
});

describe("companyFaults", () => {
  const company: CompanyDetails = {
    label: "Atlas",
    companyName: "Atlas SARL",
    address: "",
    phone: "",
    type: "",
    sector: "",
    manager: "",
    ice: "",
    tradeRegister: "",
    invoiceTo: "",
    email: "",
  };

  test("requires the names alone", () => {
    expect(companyFaults(company)).toEqual({});
    expect(companyFaults({ ...company, label: "", companyName: " " })).toEqual({
      label: "missing",
      companyName: "missing",
    });
  });

  test("reports malformed fields", () => {
    const wrong = { ...company, phone: "néant", ice: "123456789012345", email: "atlas" };
    expect(companyFaults(wrong)).toEqual({ phone: "invalid", ice: "invalid", email: "invalid" });
    const right = { phone: "0522000227", ice: "000152733000067", email: "contact@atlas.test" };
    expect(companyFaults({ ...company, ...right })).toEqual({});
  });
});

describe("photoSizeOf", () => {
  const png = Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
    ...[0, 0, 2, 0, 0, 0, 1, 0],
  ]);
  const jpeg = Uint8Array.from([
    ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 0xc0, 0xc0],
    ...[0xff, 0xc2, 0, 11, 8, 1, 0x2c, 1, 0x90, 1, 1],
  ]);

  test("reads PNG and JPEG, past the segments before the frame", () => {
    expect(photoSizeOf(png)).toEqual({ width: 512, height: 256 });
    expect(photoSizeOf(jpeg)).toEqual({ width: 400, height: 300 });
  });

  test.each([
    ["nothing", new Uint8Array()],
    ["a text", new TextEncoder().encode("a text that is longer than a header")],
    ["a cut JPEG", jpeg.subarray(0, 12)],
    ["a cut PNG", png.subarray(0, 20)],
  ])("gives %s no size", (_, bytes) => expect(photoSizeOf(bytes)).toBeNull());

  test("recognises a profile photo", () => {
    expect(isProfilePhoto({ width: 512, height: 512 })).toBe(true);
    expect(isProfilePhoto({ width: 513, height: 513 })).toBe(false);
    expect(isProfilePhoto({ width: 300, height: 299 })).toBe(false);
  });
});

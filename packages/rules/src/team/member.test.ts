import { describe, expect, test } from "vitest";
import { type MemberDetails, memberFaults } from "./index.ts";

const whole: MemberDetails = {
  lastName: "Filali",
  firstName: "Nadia",
  email: "nadia@atlas.test",
  phone: "06 61 00 02 31",
  jobTitle: "Acheteuse",
  department: "Achats",
  address: "27, boulevard Zerktouni",
  cityId: 1,
  otherCity: "",
};

const empty: MemberDetails = {
  lastName: "",
  firstName: "",
  email: "",
  phone: "",
  jobTitle: "",
  department: "",
  address: "",
  cityId: null,
  otherCity: "",
};

describe("memberFaults", () => {
  test("requires every field, the free city only beside «another city»", () => {
    expect(memberFaults(empty)).toEqual({
      lastName: "missing",
      firstName: "missing",
      email: "missing",
      phone: "missing",
      jobTitle: "missing",
      department: "missing",
      address: "missing",
      cityId: "missing",
    });
    expect(memberFaults(whole)).toEqual({});
    expect(memberFaults({ ...whole, cityId: 0 })).toEqual({ otherCity: "missing" });
    expect(memberFaults({ ...whole, cityId: 0, otherCity: "Azemmour" })).toEqual({});
  });

  test("judges no detail that is left out", () => {
    expect(memberFaults({})).toEqual({});
    expect(memberFaults({ department: " ", cityId: 0 })).toEqual({
      department: "missing",
      otherCity: "missing",
    });
  });

  test("distinguishes an invalid address or number from a missing one", () => {
    expect(memberFaults({ ...whole, email: "nadia@", phone: "poste 12" })).toEqual({
      email: "email",
      phone: "phone",
    });
    expect(memberFaults({ ...whole, lastName: "  " })).toEqual({ lastName: "missing" });
  });
});

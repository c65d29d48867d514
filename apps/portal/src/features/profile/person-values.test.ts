import { expect, test } from "vitest";
import { type PersonValues, updateOf } from "./person-values.ts";

const values: PersonValues = {
  phone: "0661000227",
  birthDate: "1979-09-30",
  postalCode: "20250",
  cityId: 1,
  otherCity: "",
  photo: undefined,
};

test("an unchanged photo is not sent", () => {
  const { photo: _, ...details } = values;
  expect(updateOf(values)).toEqual(details);
});

test("a new photo is sent, and a removed one is reported", () => {
  const photo = new File(["photo"], "photo.jpg");
  expect(updateOf({ ...values, photo })).toMatchObject({ photo });
  expect(updateOf({ ...values, photo: null })).toMatchObject({ removePhoto: true });
});

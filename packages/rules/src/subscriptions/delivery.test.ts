import { describe, expect, test } from "vitest";
import { deliveryFaults, LONGEST_DELIVERY_ADDRESS, missingDelivery } from "./index.ts";

const home = { address: "14, rue Ibn Batouta, Casablanca", phone: "06 61 00 02 28" };
const none = { address: " ", phone: "" };

describe("deliveryFaults", () => {
  test("accepts a whole delivery and an absent one", () => {
    expect(deliveryFaults(home)).toEqual({});
    expect(deliveryFaults(none)).toEqual({});
  });

  test("refuses an address beyond 300 characters, blanks around it aside", () => {
    const longest = "a".repeat(LONGEST_DELIVERY_ADDRESS);
    expect(deliveryFaults({ ...home, address: ` ${longest} ` })).toEqual({});
    expect(deliveryFaults({ ...home, address: `${longest}a` })).toEqual({ address: "long" });
  });

  test("refuses a text that is no telephone number", () => {
    expect(deliveryFaults({ ...home, phone: "demain" })).toEqual({ phone: "phone" });
  });
});

test("names the empty fields of a delivery", () => {
  expect(missingDelivery(home)).toEqual({});
  expect(missingDelivery(none)).toEqual({ address: "missing", phone: "missing" });
});

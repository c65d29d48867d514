import { expect, it } from "vitest";
import { readConfig } from "./config.ts";

it("defaults to the demonstration's values", () => {
  expect(readConfig({})).toEqual({
    port: 4801,
    clientId: "600000001",
    storeKey: "PARUTION-DEMO-STORE-KEY",
  });
});

it.each(["", "http", "-1", "65536", "1.5"])("names CARD_SANDBOX_PORT when it is «%s»", (port) => {
  expect(() => readConfig({ CARD_SANDBOX_PORT: port })).toThrow("CARD_SANDBOX_PORT");
});

it("refuses an empty store key", () => {
  expect(() => readConfig({ CARD_STORE_KEY: "" })).toThrow("CARD_STORE_KEY");
});

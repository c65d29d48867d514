import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { typedMessage } from "../listing/index.ts";
import { typedCredentials } from "../session/index.ts";
import { email, nameText, typed } from "./index.ts";

const faultsOf = (schema: z.core.$ZodType, values: unknown) =>
  z.safeParse(schema, values).error?.issues.map(({ path }) => path.join("."));

describe("typed", () => {
  it("reads a text without the blanks around it", () => {
    expect(z.parse(typed(email), " salma@exemple.ma\n")).toBe("salma@exemple.ma");
  });

  it("reads a text without the invisible marks of direction that were copied with it", () => {
    expect(z.parse(typed(email), "\u202asalma@exemple.ma\u202c \u200f")).toBe("salma@exemple.ma");
    expect(z.parse(typed(nameText), "\u200fنوال\u200f")).toBe("نوال");
  });

  it("takes blanks alone for an absent text", () => {
    expect(z.parse(typed(z.optional(email)), "  ")).toBeUndefined();
    expect(z.safeParse(typed(email), "  ").success).toBe(false);
  });
});

describe("typedCredentials", () => {
  it("trims the e-mail, never the password", () => {
    const values = { email: "  pro@demo.parution.test ", password: " s3cret " };
    expect(z.parse(typedCredentials, values)).toEqual({
      email: "pro@demo.parution.test",
      password: " s3cret ",
    });
  });

  it("names every field that is wrong", () => {
    expect(faultsOf(typedCredentials, { email: "pro", password: "" })).toEqual([
      "email",
      "password",
    ]);
  });
});

describe("typedMessage", () => {
  it("requires an address, a subject and a message, but no telephone", () => {
    const nothing = { email: "", phone: "", subject: " ", message: "" };
    expect(faultsOf(typedMessage, nothing)).toEqual(["email", "subject", "message"]);
  });

  it("reports malformed addresses and numbers", () => {
    const written = { email: "lina@", phone: "appelez-moi", subject: "Visite", message: "Bonjour" };
    expect(faultsOf(typedMessage, written)).toEqual(["email", "phone"]);
  });
});

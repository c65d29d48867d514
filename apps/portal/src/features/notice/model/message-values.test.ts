import { LONGEST_MESSAGE, LONGEST_SUBJECT } from "@parution/contract/listing";
import { expect, it } from "vitest";
import { emptyMessage, messageFaults } from "./message-values.ts";

const written = { email: "lina@exemple.ma", phone: "", subject: "Visite", message: "Bonjour" };

it("asks for an address, a subject and a message, not for a telephone", () => {
  expect(messageFaults(emptyMessage)).toEqual({
    email: "missing",
    subject: "missing",
    message: "missing",
  });
  expect(messageFaults(written)).toEqual({});
  expect(messageFaults({ ...written, message: "\n  " })).toEqual({ message: "missing" });
});

it("points out what cannot be an address or a number", () => {
  expect(messageFaults({ ...written, email: "lina@", phone: "appelez-moi" })).toEqual({
    email: "email",
    phone: "phone",
  });
  expect(messageFaults({ ...written, phone: "+212 612-345678" })).toEqual({});
});

it("takes as much as the service passes on", () => {
  const longest = {
    subject: "s".repeat(LONGEST_SUBJECT),
    message: "m".repeat(LONGEST_MESSAGE),
  };
  expect(messageFaults({ ...written, ...longest })).toEqual({});
  expect(
    messageFaults({ ...written, subject: `${longest.subject}s`, message: `${longest.message}m` }),
  ).toEqual({ subject: "long", message: "long" });
});

import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./password.ts";

test("a password matches its hash, which states its parameters", async () => {
  const hash = await hashPassword("Parution-2026!");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verifyPassword("Parution-2026!", hash)).toBe(true);
  expect(await verifyPassword("parution-2026!", hash)).toBe(false);
});

test("two hashes of one password differ", async () => {
  expect(await hashPassword("same")).not.toBe(await hashPassword("same"));
});

test("a hash of another cost is verified", async () => {
  const other =
    "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4";
  expect(await verifyPassword("password", other)).toBe(true);
});

test("the same letters composed otherwise are the same password", async () => {
  const hash = await hashPassword("été".normalize("NFC"));
  expect(await verifyPassword("été".normalize("NFD"), hash)).toBe(true);
});

test("a missing hash matches no password", async () => {
  expect(await verifyPassword("anything", null)).toBe(false);
});

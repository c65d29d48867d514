import { readdir } from "node:fs/promises";
import { join } from "node:path";
import {
  readBusiness,
  readCurrentUser,
  readUser,
  updateBusiness,
  updateUser,
} from "@parution/contract/session";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DemoAccount, emailOf } from "../demo/accounts.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const details = {
  phone: "06 61 99 88 77",
  birthDate: "1984-05-12",
  postalCode: " 40000 ",
  cityId: 0,
  otherCity: "Tahannaout",
} as const;

async function userId(account: DemoAccount): Promise<number> {
  const user = await api.context.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", emailOf(account))
    .executeTakeFirstOrThrow();
  return user.id;
}

async function getPhoto(account: DemoAccount | null, url: string) {
  const headers = account && { Authorization: `Bearer ${await api.token(account)}` };
  return api.fetch(url, { headers: headers ?? {} });
}

/** Folder of all users' photos. */
const photoFolder = () => join(api.context.config.dataDir, "files", "profiles");

async function png(width: number, height: number): Promise<File> {
  const create = { width, height, channels: 3, background: "#306066" } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  return new File([new Uint8Array(bytes)], "photo.png", { type: "image/png" });
}

describe("the caller's own details", () => {
  test("are kept as they are sent, except for names and address", async () => {
    const client = await api.signIn("particulier");
    const { user } = await client.call(updateUser, {
      body: { ...details, lastName: "Autre", civility: "mr", status: "deactivated" },
    });
    expect(user).toMatchObject({
      firstName: "Samira",
      lastName: "Bennani",
      civility: "mrs",
      phone: "0661998877",
      birthDate: "1984-05-12",
      postalCode: "40000",
      cityId: 0,
      otherCity: "Tahannaout",
    });
    expect(await client.call(readCurrentUser, {})).toEqual(user);
  });

  test("are sent as a form with `data` in JSON, the birth date as YYYY-MM-DD", async () => {
    const form = new FormData();
    const data = { telephone: "0661000308", date_naissance: "1975-02-08", code_postal: "10000" };
    form.set("data", JSON.stringify({ ...data, ville_id: 2 }));
    const headers = { Authorization: `Bearer ${await api.token("terme")}` };
    const init = { method: "POST", headers, body: form };
    const answer = await api.fetch("/account/api/v1/user/update", init);
    expect(answer.status).toBe(200);
    const { data: reply } = await answer.json();
    expect(reply.user).toMatchObject({ ...data, ville_id: 2 });
  });

  test("name each missing or invalid field by its wire name", async () => {
    const headers = {
      Authorization: `Bearer ${await api.token("particulier")}`,
      "Content-Type": "application/json",
    };
    const refused = async (data: object) => {
      const body = JSON.stringify({ data });
      const init = { method: "POST", headers, body };
      const answer = await api.fetch("/account/api/v1/user/update", init);
      return { status: answer.status, fields: Object.keys((await answer.json()).errors).sort() };
    };
    expect(await refused({ ville_id: 0, telephone: "" })).toEqual({
      status: 422,
      fields: ["autre_ville", "code_postal", "date_naissance", "telephone"],
    });
    const sound = { telephone: "0661000114", date_naissance: "1988-04-12", code_postal: "20100" };
    expect(await refused({ ...sound, date_naissance: "12/04/1988" })).toMatchObject({
      fields: ["date_naissance"],
    });
    expect(await refused({ ...sound, ville_id: 9999 })).toMatchObject({ fields: ["ville_id"] });
  });
});

describe("a photo", () => {
  test("is saved, replaced and removed, and each time the former one is deleted", async () => {
    const client = await api.signIn("convention");
    const put = async (change: object) =>
      (await client.call(updateUser, { body: { ...details, ...change } })).user.photoUrl;

    const first = (await put({ photo: await png(512, 512) })) ?? "";
    const answer = await getPhoto("convention", first);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("image/png");
    expect(answer.headers.get("Content-Disposition")).toBe("attachment");
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");

    const second = (await put({ photo: await png(256, 256) })) ?? "";
    expect((await getPhoto("convention", first)).status).toBe(404);
    expect((await getPhoto("convention", second)).status).toBe(200);
    expect(await put({})).toBe(second);

    expect(await put({ removePhoto: true })).toBeNull();
    expect((await getPhoto("convention", second)).status).toBe(404);
  });

  test("that is replaced at the same moment leaves no file behind", async () => {
    const client = await api.signIn("convention");
    const sides = [100, 110, 120, 130, 140, 150];
    await Promise.all(
      sides.map(async (side) =>
        client.call(updateUser, { body: { ...details, photo: await png(side, side) } }),
      ),
    );
    const { photoUrl } = await client.call(readCurrentUser, {});
    expect(await readdir(photoFolder())).toEqual([photoUrl?.split("/").at(-1)]);
    await client.call(updateUser, { body: { ...details, removePhoto: true } });
    expect(await readdir(photoFolder())).toEqual([]);
  });

  test("is visible to its user and the account's parent, not to a fellow member or any other user", async () => {
    const member = await api.signIn("membre");
    const body = { ...details, photo: await png(300, 300) };
    const url = (await member.call(updateUser, { body })).user.photoUrl ?? "";
    const statusFor = async (account: DemoAccount | null) => (await getPhoto(account, url)).status;
    expect(await statusFor("membre")).toBe(200);
    expect(await statusFor("pro")).toBe(200);
    expect(await statusFor("credit")).toBe(404);
    expect(await statusFor(null)).toBe(404);

    const parent = await api.signIn("pro");
    const parentUrl = (await parent.call(updateUser, { body })).user.photoUrl ?? "";
    expect((await getPhoto("membre", parentUrl)).status).toBe(404);
  });

  test.each([
    ["not square", () => png(512, 300)],
    ["too large", () => png(513, 513)],
    ["no image", async () => new File(["%PDF-1.7"], "photo.png", { type: "image/png" })],
    ["half an image", async () => new File([(await png(512, 512)).slice(0, 200)], "photo.png")],
    [
      "too heavy",
      async () => new File([await png(9, 9), new Uint8Array(1024 * 1024)], "photo.png"),
    ],
  ])("that is %s is refused", async (_case, take) => {
    const client = await api.signIn("credit");
    const attempt = client.call(updateUser, { body: { ...details, photo: await take() } });
    await expect(attempt).rejects.toMatchObject({
      status: 422,
      fields: { photo: [expect.any(String)] },
    });
    expect(await client.call(readCurrentUser, {})).toMatchObject({ photoUrl: null, cityId: 5 });
  });
});

describe("the company", () => {
  const company = {
    label: "Atlas Conseil & Audit",
    companyName: "Atlas Conseil et Audit SARL",
    address: "29, boulevard Zerktouni, Casablanca",
    phone: "05 22 00 02 29",
    type: "societe",
    sector: "Audit",
    manager: "Youssef El Amrani",
    ice: "000 152 733 000 067",
    tradeRegister: "Casablanca 152733",
    invoiceTo: "Atlas Conseil et Audit SARL",
    email: "factures@atlas-conseil.test",
  };

  test("can be changed by its parent", async () => {
    const parent = await api.signIn("pro");
    const { business } = await parent.call(updateBusiness, { body: company });
    expect(business).toMatchObject({ ...company, phone: "0522000229", ice: "000152733000067" });
    expect(await parent.call(readBusiness, {})).toEqual(business);
  });

  test("cannot be changed by others", async () => {
    for (const account of ["membre", "terme", "admin"] as const) {
      const client = await api.signIn(account);
      const before = await client.call(readBusiness, {});
      const attempt = client.call(updateBusiness, { body: company });
      await expect(attempt).rejects.toMatchObject({ status: 403 });
      expect(await client.call(readBusiness, {})).toEqual(before);
    }
  });

  test("updates the caller's own profile for any id that is sent", async () => {
    const other = await (await api.signIn("terme")).call(readBusiness, {});
    const parent = await api.signIn("pro");
    const attempt = parent.call(updateBusiness, { body: { ...company, businessId: other.id } });
    await expect(attempt).rejects.toMatchObject({ status: 404 });
    expect(await (await api.signIn("terme")).call(readBusiness, {})).toEqual(other);
  });

  test("keeps no malformed ICE, telephone or address", async () => {
    const parent = await api.signIn("pro");
    const attempt = parent.call(updateBusiness, {
      body: { ...company, ice: "000152733000068", phone: "néant" },
    });
    await expect(attempt).rejects.toMatchObject({
      status: 422,
      fields: { ice: [expect.any(String)], phone: [expect.any(String)] },
    });
  });
});

describe("a name that documents print", () => {
  test("may be Arabic or in a European language, and is refused with the characters that no typeface has", async () => {
    const parent = await api.signIn("pro");
    const body = {
      label: "Atlas",
      companyName: "شركة الأفق – Škoda Łódź",
      address: "7, rue « A »",
    };
    await parent.call(updateBusiness, { body });
    const attempt = parent.call(updateBusiness, {
      body: { ...body, companyName: "Atlas 北京 ★ SARL", address: "თბილისი" },
    });
    const named = (characters: string) => [
      `Ces caractères ne peuvent pas être imprimés, retirez-les : ${characters}`,
    ];
    await expect(attempt).rejects.toMatchObject({
      status: 422,
      fields: { companyName: named("北 京 ★"), address: named("თ ბ ი ლ ს") },
    });
    expect((await parent.call(readBusiness, {})).companyName).toBe(body.companyName);
  });
});

describe("reading a user", () => {
  test("answers the user, and a parent for its members", async () => {
    const member = await api.signIn("membre");
    expect(await member.call(readUser, {})).toMatchObject({ email: emailOf("membre") });
    const parent = await api.signIn("pro");
    const body = { userId: await userId("membre") };
    expect(await parent.call(readUser, { body })).toMatchObject({ email: emailOf("membre") });
  });

  test("answers 404 to other users", async () => {
    const member = await api.signIn("membre");
    for (const other of ["pro", "credit"] as const) {
      const attempt = member.call(readUser, { body: { userId: await userId(other) } });
      await expect(attempt).rejects.toMatchObject({ status: 404 });
    }
  });
});

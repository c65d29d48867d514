import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  runProgram,
  startTestApi,
  TEST_NOW,
  type TestApi,
  withFileOnDisk,
} from "../testing/index.ts";
import { certificateOf, placePaid, signedIn, verify } from "../testing/orders/certified.ts";
import { startTimestampAuthority, type TestAuthority } from "../testing/timestamp-authority.ts";
import { stampCertificates } from "./timestamp.ts";

let api: TestApi;
let authority: TestAuthority;
beforeAll(async () => {
  api = await startTestApi();
  authority = await startTimestampAuthority();
});
beforeEach(() => {
  api.clock.set(TEST_NOW);
  authority.answerWith(null);
  configure(authority);
});
afterAll(async () => {
  await authority.stop();
  await api.stop();
});

const configure = ({ url, root }: Pick<TestAuthority, "url" | "root">) =>
  Object.assign(api.context.config, { timestamps: { url, roots: [root] } });

/** A certificate that was given out. */
async function given() {
  const client = await api.signIn("particulier");
  const file = await certificateOf(client, await placePaid(client));
  return { file, key: (await signedIn(file)).key };
}

const timestampOf = async (key: string) => (await verify(api, key)).ad.certificate?.timestamp;
const faultOf = async (key: string) => {
  const rows = api.context.db.selectFrom("certificate_timestamps").select(["fault", "token"]);
  return rows.where("certificate_key", "=", key).executeTakeFirstOrThrow();
};
const run = () => stampCertificates.run(api.context);

test("a certificate is timestamped after it was given, as OpenSSL verifies", async () => {
  const { file, key } = await given();
  expect(await timestampOf(key)).toBeNull();
  await run();
  const stamped = await timestampOf(key);
  expect(stamped).toMatchObject({ authority: "Test timestamps" });
  // By the authority's clock, which is the machine's.
  expect(Math.abs((stamped?.at ?? 0) - Date.now())).toBeLessThan(60_000);
  const token = new File([Buffer.from(stamped?.token ?? "", "base64")], "token.der");
  const root = new File([authority.root], "root.pem");
  await withFileOnDisk(file, (data) =>
    withFileOnDisk(token, (input) =>
      withFileOnDisk(root, (trusted) =>
        runProgram("openssl", [
          ...["ts", "-verify", "-data", data, "-in", input, "-token_in", "-CAfile", trusted],
        ]),
      ),
    ),
  );
});

test("an unavailable authority delays no certificate, and is asked again", async () => {
  authority.answerWith(() => ({ status: 503, body: Buffer.alloc(0) }));
  const { key } = await given();
  await run();
  expect(await timestampOf(key)).toBeNull();
  expect((await faultOf(key)).fault).toContain("503");
  authority.answerWith(null);
  const requestCount = authority.answers.length;
  await run();
  // Not at once.
  expect(authority.answers).toHaveLength(requestCount);
  api.clock.set(new Date(Date.parse(TEST_NOW) + 31_000).toISOString());
  await run();
  expect(await timestampOf(key)).toMatchObject({ authority: "Test timestamps" });
});

test.each([
  ["of another request", () => authority.answers[0] ?? Buffer.alloc(0), "another request"],
  ["that is no timestamp", () => Buffer.from("<html>"), "no timestamp"],
  ["that is empty", () => Buffer.alloc(0), "no timestamp"],
  ["without an end", () => Buffer.alloc(100_000), "larger than any timestamp"],
])("an answer %s is not kept", async (_, body, fault) => {
  await given();
  await run();
  const { key } = await given();
  authority.answerWith(() => ({ status: 200, body: body() }));
  await run();
  expect(await faultOf(key)).toMatchObject({ fault: expect.stringContaining(fault), token: null });
  expect(await timestampOf(key)).toBeNull();
});

test("an answer that was changed on its way is not stored", async () => {
  const { key } = await given();
  authority.answerWith((own) => {
    const changed = Buffer.from(own);
    // Within the signature, which stands at the end.
    changed[changed.length - 5] = (changed[changed.length - 5] ?? 0) ^ 1;
    return { status: 200, body: changed };
  });
  await run();
  expect((await faultOf(key)).fault).toContain("signature does not hold");
});

test("an authority under another root, or whose certificate is for other uses, is not trusted", async () => {
  const other = await startTimestampAuthority();
  const { key } = await given();
  configure({ url: authority.url, root: other.root });
  await run();
  expect(await faultOf(key)).toMatchObject({ token: null });
  expect((await faultOf(key)).fault).toContain("signature does not hold");
  await other.stop();
});

test("no timestamp is requested without an authority", async () => {
  Object.assign(api.context.config, { timestamps: null });
  const { key } = await given();
  await run();
  const rows = api.context.db.selectFrom("certificate_timestamps").selectAll();
  expect(await rows.where("certificate_key", "=", key).execute()).toEqual([]);
  expect(await timestampOf(key)).toBeNull();
});

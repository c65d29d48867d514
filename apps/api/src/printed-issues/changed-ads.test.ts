import { downloadCertificate } from "@parution/contract/certificates";
import { readPrintedIssue, recheckIssue, recordIssue } from "@parution/contract/printed-issues";
import { afterEach, beforeEach, expect, test } from "vitest";
import { EDITION, IssueDesk, OTHER_TEXT, TEXT } from "../testing/issue-desk.ts";
import { signedIn, verify } from "../testing/orders/certified.ts";
import { refusalOf } from "../testing/orders/ordering.ts";

const NEW_TEXT = "Société Atlas, dissolution anticipée à Tanger";

let at: IssueDesk;
beforeEach(async () => {
  at = await IssueDesk.start();
});
afterEach(() => at.api.stop());

test("an ad whose text changes while its issue is read is not proved by its former text", async () => {
  const { adId } = await at.place(TEXT);
  await at.place(OTHER_TEXT);
  await at.dawn();
  await at.upload(await at.pages());
  await at.readWhile(() => at.change(adId, { paper_content: NEW_TEXT }));
  const { issue, records } = await at.read();
  expect(issue?.state).toBe("checking");
  const record = records.find((one) => one.adId === adId);
  expect(record).toMatchObject({ isPrinted: false, billedText: NEW_TEXT });
  expect(await at.proofOf(adId)).toEqual([]);
});

test("an ad that an issue prints with the text that it gets while the issue is read is found without a person", async () => {
  const { adId } = await at.place(TEXT);
  await at.place(OTHER_TEXT);
  await at.change(adId, { paper_content: NEW_TEXT });
  const pages = await at.pages();
  await at.change(adId, { paper_content: TEXT });
  await at.dawn();
  await at.upload(pages);
  await at.readWhile(() => at.change(adId, { paper_content: NEW_TEXT }));
  expect((await at.read()).issue?.state).toBe("recorded");
  expect(await at.proofOf(adId)).toMatchObject([{ printed: true, billed_text: NEW_TEXT }]);
});

test("an ad that leaves the edition while its issue is read has no record in it", async () => {
  const { adId } = await at.place(TEXT);
  const second = await at.place(OTHER_TEXT);
  await at.dawn();
  await at.upload(await at.pages());
  await at.readWhile(() => at.change(adId, { status: 4 }));
  const { records } = await at.read();
  expect(records.map((one) => one.adId)).toEqual([second.adId]);
});

test("an issue whose ads change each time that it is read is refused, not read for ever", async () => {
  const { adId } = await at.place(TEXT);
  await at.dawn();
  await at.upload(await at.pages());
  let changes = 0;
  await at.readWhile(() => {
    changes += 1;
    return at.change(adId, { paper_content: `${TEXT} ${changes}` });
  });
  expect(changes).toBe(3);
  const { issue } = await at.read();
  expect(issue?.state).toBe("failed");
  expect(issue?.fault).toContain("des annonces de l’édition ont changé pendant la dernière");
  const arabic = await at.api.signInStaff("maquette", "ar");
  const shown = await arabic.call(readPrintedIssue, { query: EDITION });
  expect(shown.issue?.fault).toContain("تغيرت إعلانات من العدد أثناء الأخيرة");
  expect(await at.proofOf(adId)).toEqual([]);
  const keys = await Array.fromAsync(at.api.context.storage.keys());
  expect(keys.filter((key) => key.includes("/piece-"))).toEqual([]);
});

test("a certificate says that its issue is checked while that is read again for it", async () => {
  const { adId } = await at.place(TEXT);
  const second = await at.place(OTHER_TEXT);
  await at.dawn();
  const issueId = await at.upload(await at.pages());
  await at.work();
  const client = await at.api.signIn("particulier");
  const { key } = await signedIn(await client.call(downloadCertificate, { query: { adId } }));
  const reason = async () => (await verify(at.api, key)).ad?.certificate?.withdrawal?.reason;
  await at.desk.call(recheckIssue, { body: { issueId } });
  expect(await reason()).toBe("issue-checked");
  await at.change(second.adId, { paper_content: NEW_TEXT });
  await refusalOf(at.desk.call(recordIssue, { body: { issueId, acceptsOther: true } }));
  expect((await at.read()).issue?.state).toBe("reading");
  expect(await reason()).toBe("issue-checked");
});

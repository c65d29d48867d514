import { declareClosure, undoClosure } from "@parution/contract/desk-calendar";
import { changeEdition, readEditionState } from "@parution/contract/editions";
import { beginIssue } from "@parution/contract/printed-issues";
import { readBusiness } from "@parution/contract/session";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { audit } from "../operator/audit.ts";
import { announced, EDITION, IssueDesk, TEXT } from "../testing/issue-desk.ts";
import { datesOfAd, statusOfAd } from "../testing/orders/missed.ts";
import { refusalOf } from "../testing/orders/ordering.ts";
import { carryClosures } from "./replan.ts";

const HOUR = 3_600_000;
const VALIDATED = 2;
const CANCELLED = 4;

let desk: IssueDesk;
let adId: number;
let issue: File;
/** An ad in a closed edition whose pages are at the printer's. */
beforeEach(async () => {
  desk = await IssueDesk.start();
  ({ adId } = await desk.place(TEXT));
  const { version } = await desk.desk.call(readEditionState, { query: EDITION });
  await desk.desk.call(changeEdition, { body: { ...EDITION, version, to: "closed" } });
  issue = await desk.pages();
  desk.api.clock.advance(1000);
});
afterEach(async () => {
  expect(await audit(desk.api.context)).toEqual([]);
  await desk.api.stop();
});

const declare = () => {
  const { supportId, day: date } = EDITION;
  const reasons = { reasonFr: "Panne de rotative", reasonAr: "عطل في المطبعة" };
  return desk.desk.call(declareClosure, {
    body: { supportId, date, choice: "refund", ...reasons },
  });
};
const job = () => carryClosures.run(desk.api.context);
const balance = async () => {
  const client = await desk.api.signIn("particulier");
  return (await client.call(readBusiness, {})).balance;
};

describe("a day that is closed late after its edition was closed, and is printed after all", () => {
  test("takes its printed issue once the closure is taken back, and nothing is given back", async () => {
    const { id } = await declare();
    await job();
    const bytes = new Uint8Array(await issue.arrayBuffer());
    const early = await refusalOf(desk.desk.call(beginIssue, { body: announced(bytes) }));
    expect(early).toMatchObject({ status: 409, code: "DAY_CLOSED" });
    const before = await balance();
    await desk.desk.call(undoClosure, { body: { closureId: id } });
    await job();
    await desk.upload(issue);
    await desk.work();
    expect(await desk.desk.call(readEditionState, { query: EDITION })).toMatchObject({
      state: "printed",
    });
    desk.api.clock.advance(HOUR);
    await job();
    expect(await balance()).toBe(before);
    expect([await statusOfAd(desk.api, adId), await datesOfAd(desk.api, adId)]).toEqual([
      VALIDATED,
      [EDITION.day],
    ]);
  });

  test("takes no issue whose last piece arrives after the closure, until that is taken back", async () => {
    const bytes = new Uint8Array(await issue.arrayBuffer());
    const { issueId } = await desk.desk.call(beginIssue, { body: announced(bytes) });
    const { id } = await declare();
    expect(await refusalOf(desk.send(issueId, 0, bytes))).toMatchObject({ code: "DAY_CLOSED" });
    await desk.desk.call(undoClosure, { body: { closureId: id } });
    await job();
    expect(await desk.upload(issue)).toBe(issueId);
    await desk.work();
    expect((await desk.read()).issue?.state).toBe("recorded");
  });

  test("gives the money back once where its issue is sent after the hour", async () => {
    const before = await balance();
    await declare();
    await job();
    desk.api.clock.advance(HOUR);
    await job();
    await job();
    await desk.dawn();
    await desk.upload(issue);
    await desk.work();
    await job();
    expect(await balance()).toBe(before + 4800);
    expect(await statusOfAd(desk.api, adId)).toBe(CANCELLED);
    expect((await desk.read()).issue?.state).toBe("checking");
  });
});

test("a day whose printed issue is read or checked is not closed late", async () => {
  await desk.upload(issue);
  expect(await refusalOf(declare())).toMatchObject({ status: 409, code: "ISSUE_IN_HAND" });
  await desk.work();
  expect((await refusalOf(declare())).code).toBe("DAY_PRINTED");
});

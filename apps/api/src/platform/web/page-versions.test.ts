import { expect, test, vi } from "vitest";
import { createPageVersions, type PageChange } from "./page-versions.ts";

const AD = { ad: 7, support: 1, heading: 3 };

/** Versions of pages whose changes a test notes, on a clock of its own. */
async function versionsOf() {
  const state = { now: 0, found: [] as PageChange[] };
  const find = vi.fn<() => Promise<readonly PageChange[]>>(async () => state.found.splice(0));
  const versions = createPageVersions(find, () => state.now);
  await versions.refresh();
  return { state, find, versions };
}

test.each([
  ["the ad's own page", ["ad:7"], true],
  ["its heading's", ["heading:1:3"], true],
  ["its newspaper's", ["ads:1"], true],
  ["that of all newspapers", ["ads"], true],
  ["another ad's", ["ad:8", "heading:1:4"], false],
  ["another newspaper's", ["ads:2"], false],
  ["one without ads", [], false],
])("an ad's change concerns %s: %s %s", async (_, tags, isConcerned) => {
  const { state, versions } = await versionsOf();
  const known = versions.current();
  state.found.push(AD);
  await versions.refresh();
  expect(versions.hasChanged(tags, known)).toBe(isConcerned);
  expect(versions.hasChanged(tags, versions.current())).toBe(false);
});

test("a change shown by many pages concerns all", async () => {
  const { state, versions } = await versionsOf();
  const known = versions.current();
  state.found.push("site");
  await versions.refresh();
  expect(versions.hasChanged([], known)).toBe(true);
});

test("pages that count ads are renewed once more when the counts are updated", async () => {
  const { state, versions } = await versionsOf();
  state.found.push(AD);
  await versions.refresh();
  const known = versions.current();
  state.now = 2600;
  await versions.refresh();
  expect(versions.hasChanged(["ads:1"], known)).toBe(true);
  expect(versions.hasChanged(["ad:7"], known)).toBe(false);
  const later = versions.current();
  state.now = 9000;
  await versions.refresh();
  expect(versions.current()).toBe(later);
});

test("after a long pause everything counts as changed", async () => {
  const { state, versions } = await versionsOf();
  const known = versions.current();
  state.now = 300_001;
  await versions.refresh();
  expect(versions.hasChanged([], known)).toBe(true);
});

test("one refresh a second serves all callers", async () => {
  const { state, find, versions } = await versionsOf();
  const onFailure = vi.fn<(error: unknown) => void>();
  versions.refreshWhenDue(onFailure);
  expect(find).toHaveBeenCalledTimes(1);
  state.now = 1000;
  versions.refreshWhenDue(onFailure);
  versions.refreshWhenDue(onFailure);
  await versions.refresh();
  expect(find).toHaveBeenCalledTimes(2);
  expect(versions.refreshedAt()).toBe(1000);
});

test("reports a failed check for changes, and does not treat the known version as new", async () => {
  const { state, find, versions } = await versionsOf();
  find.mockRejectedValueOnce(new Error("no database"));
  state.now = 1000;
  const onFailure = vi.fn<(error: unknown) => void>();
  versions.refreshWhenDue(onFailure);
  await expect.poll(() => onFailure.mock.calls.length).toBe(1);
  expect(versions.refreshedAt()).toBe(0);
});

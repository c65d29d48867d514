import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EMPTY_NOTE, type Note, noteDraft } from "../testing/note-draft.ts";
import {
  asksForOtherSupport,
  createDraftKeeper,
  type DraftId,
  type DraftKeeper,
  draftKey,
  storedDraft,
} from "./draft-keeper.ts";

const draftId: DraftId = { userId: 12, form: "standard" };
let kept: Map<string, string>;
let full: boolean;

beforeEach(() => {
  kept = new Map();
  full = false;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException("Full.", "QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

const written = (text: string): Note => ({ ...EMPTY_NOTE, text });
const stored = (of = draftId) => storedDraft(noteDraft, of);
const storedText = (of = draftId) => stored(of)?.values.text;

/** Tab that opens the form with its stored draft. */
function openTab(of = draftId, fresh = EMPTY_NOTE): DraftKeeper<Note> {
  const tab = createDraftKeeper(noteDraft, of, { fresh });
  tab.adopt(tab.load()?.values ?? fresh);
  return tab;
}

describe("one tab", () => {
  test("restores the draft that it stored", () => {
    openTab().keep(written("un"));
    expect(openTab().load()?.values).toEqual(written("un"));
  });

  test("forgets a form that was emptied", () => {
    const tab = openTab();
    tab.keep(written("un"));
    tab.keep(EMPTY_NOTE);
    expect(kept.size).toBe(0);
  });

  test("keeps the draft in memory and reports it when the storage is full", () => {
    const tab = openTab();
    full = true;
    tab.keep(written("un"));
    expect(tab.state().durable).toBe(false);
    expect(storedText()).toBe("un");
    full = false;
    tab.keep(written("deux"));
    expect(tab.state().durable).toBe(true);
  });
});

test("stores a draft for each form of each user", () => {
  const draftIds: DraftId[] = [
    draftId,
    { userId: 13, form: "standard" },
    { userId: 12, form: "tender" },
    { userId: 12, form: "ad-7" },
    { userId: 12, form: "ad-8" },
  ];
  for (const of of draftIds) openTab(of).keep(written(draftKey(of)));
  for (const of of draftIds) expect(storedText(of)).toBe(draftKey(of));
});

test("stores no draft of an edit without changes", () => {
  const edit = { userId: 12, form: "ad-7" } as const;
  const tab = openTab(edit, written("publié"));
  tab.keep(written("corrigé"));
  expect(storedText(edit)).toBe("corrigé");
  tab.keep(written("publié"));
  expect(stored(edit)).toBeNull();
});

describe("an address that names a support", () => {
  const draftOn = (supportId: number, askedSupportId: number | null) => {
    const tab = createDraftKeeper(noteDraft, draftId, { fresh: EMPTY_NOTE, askedSupportId });
    tab.keepThisVersion({ supportId, text: "un" });
    return stored() ?? expect.fail("nothing was kept");
  };

  test("asks before it replaces a draft on another support", () => {
    expect(asksForOtherSupport(draftOn(1, null), 4)).toBe(true);
    expect(asksForOtherSupport(draftOn(1, 1), 4)).toBe(true);
  });

  test("restores a draft on the same support, and one that was begun or continued at this address", () => {
    expect(asksForOtherSupport(draftOn(1, null), null)).toBe(false);
    expect(asksForOtherSupport(draftOn(4, null), 4)).toBe(false);
    expect(asksForOtherSupport(draftOn(1, 4), 4)).toBe(false);
  });
});

describe("two tabs", () => {
  let first: DraftKeeper<Note>;
  let second: DraftKeeper<Note>;

  beforeEach(() => {
    openTab().keep(written("commun"));
    first = openTab();
    second = openTab();
  });

  test("have no conflict until one of them changes the draft", () => {
    first.keep(written("commun"));
    second.check();
    expect(second.state().conflict).toBeNull();
  });

  test("report a conflict to the later writer instead of overwriting", () => {
    first.keep(written("premier"));
    second.keep(written("second"));
    expect(storedText()).toBe("premier");
    expect(second.state().conflict?.draft?.values.text).toBe("premier");
    second.keep(written("second, suite"));
    expect(storedText()).toBe("premier");
  });

  test("have no conflict where both hold the same draft", () => {
    first.keep(written("apporté"));
    second.check();
    second.keepThisVersion(written("apporté"));
    expect(stored()?.revision).toBeDefined();
    first.check();
    expect(first.state().conflict).toBeNull();
    first.keep(written("apporté, suite"));
    expect(storedText()).toBe("apporté, suite");
  });

  test("names the stored draft as the earlier one to a form that holds another from the start", () => {
    const third = createDraftKeeper(noteDraft, draftId, { fresh: EMPTY_NOTE });
    third.keep(written("apporté"));
    expect(storedText()).toBe("commun");
    expect(third.state().conflict).toMatchObject({ isEarlier: true });
    third.keepThisVersion(written("apporté"));
    expect(storedText()).toBe("apporté");
    first.check();
    expect(first.state().conflict).toMatchObject({ isEarlier: false });
  });

  test("report a conflict once for each change of the other tab", () => {
    const heard = vi.fn<() => void>();
    second.subscribe(heard);
    first.keep(written("premier"));
    second.check();
    second.check();
    expect(heard).toHaveBeenCalledTimes(1);
    first.keep(written("premier, suite"));
    second.check();
    expect(second.state().conflict?.draft?.values.text).toBe("premier, suite");
  });

  test("continue from the other tab's version when the user takes it", () => {
    first.keep(written("premier"));
    second.check();
    expect(second.takeOtherVersion()?.values.text).toBe("premier");
    expect(second.state().conflict).toBeNull();
    second.keep(written("premier, repris"));
    expect(storedText()).toBe("premier, repris");
    first.check();
    expect(first.state().conflict?.draft?.values.text).toBe("premier, repris");
  });

  test("report the conflict to the other tab when the user keeps this one's version", () => {
    first.keep(written("premier"));
    second.check();
    second.keepThisVersion(written("second"));
    expect(storedText()).toBe("second");
    first.keep(written("premier, suite"));
    expect(storedText()).toBe("second");
    expect(first.state().conflict?.draft?.values.text).toBe("second");
  });

  test("do not restore an order in one that was sent from the other", () => {
    first.keep(EMPTY_NOTE);
    second.keep(written("commun, suite"));
    expect(kept.size).toBe(0);
    expect(second.state().conflict).toEqual({ draft: null, isEarlier: false });
    expect(second.takeOtherVersion()).toBeNull();
    expect(second.state().conflict).toBeNull();
  });
});

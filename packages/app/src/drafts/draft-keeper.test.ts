import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  asksForAnother,
  createDraftKeeper,
  type DraftKeeper,
  type DraftPlace,
  draftKey,
  storedDraft,
} from "./draft-keeper.ts";
import { EMPTY_NOTE, type Note, noteDraft } from "./testing/note-draft.ts";

const place: DraftPlace = { userId: 12, form: "standard" };
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
const stored = (of = place) => storedDraft(noteDraft, of);
const storedText = (of = place) => stored(of)?.values.text;

/** A tab that opens the form and begins with what is kept there. */
function openTab(of = place, fresh = EMPTY_NOTE): DraftKeeper<Note> {
  const tab = createDraftKeeper(noteDraft, of, { fresh });
  tab.adopt(tab.load()?.values ?? fresh);
  return tab;
}

describe("one tab", () => {
  test("finds again what it kept", () => {
    openTab().keep(written("un"));
    expect(openTab().load()?.values).toEqual(written("un"));
  });

  test("forgets a form that was emptied", () => {
    const tab = openTab();
    tab.keep(written("un"));
    tab.keep(EMPTY_NOTE);
    expect(kept.size).toBe(0);
  });

  test("says when the browser refuses to keep, and keeps for the page", () => {
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

test("every form of every person has a draft of its own", () => {
  const places: DraftPlace[] = [
    place,
    { userId: 13, form: "standard" },
    { userId: 12, form: "tender" },
    { userId: 12, form: "ad-7" },
    { userId: 12, form: "ad-8" },
  ];
  for (const of of places) openTab(of).keep(written(draftKey(of)));
  for (const of of places) expect(storedText(of)).toBe(draftKey(of));
});

test("an edit keeps only what differs from the ad as it is", () => {
  const edit = { userId: 12, form: "ad-7" } as const;
  const tab = openTab(edit, written("publié"));
  tab.keep(written("corrigé"));
  expect(storedText(edit)).toBe("corrigé");
  tab.keep(written("publié"));
  expect(stored(edit)).toBeNull();
});

describe("an address that names a support", () => {
  const begun = (supportId: number, askedSupportId: number | null) => {
    const tab = createDraftKeeper(noteDraft, place, { fresh: EMPTY_NOTE, askedSupportId });
    tab.keepMine({ supportId, text: "un" });
    return stored() ?? expect.fail("nothing was kept");
  };

  test("asks for another order than a draft for another support", () => {
    expect(asksForAnother(begun(1, null), 4)).toBe(true);
    expect(asksForAnother(begun(1, 1), 4)).toBe(true);
  });

  test("goes on with a draft for the same, or with one that was begun or gone on with there", () => {
    expect(asksForAnother(begun(1, null), null)).toBe(false);
    expect(asksForAnother(begun(4, null), 4)).toBe(false);
    expect(asksForAnother(begun(1, 4), 4)).toBe(false);
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

  test("that hold the same draft leave each other alone until one writes", () => {
    first.keep(written("commun"));
    second.check();
    expect(second.state().rival).toBeNull();
  });

  test("never overwrite each other: the later writer is told what it found", () => {
    first.keep(written("premier"));
    second.keep(written("second"));
    expect(storedText()).toBe("premier");
    expect(second.state().rival?.draft?.values.text).toBe("premier");
    second.keep(written("second, suite"));
    expect(storedText()).toBe("premier");
  });

  test("tell each other as soon as they hear of a change, once", () => {
    const heard = vi.fn<() => void>();
    second.subscribe(heard);
    first.keep(written("premier"));
    second.check();
    second.check();
    expect(heard).toHaveBeenCalledTimes(1);
    first.keep(written("premier, suite"));
    second.check();
    expect(second.state().rival?.draft?.values.text).toBe("premier, suite");
  });

  test("theirs: the form goes on from the other tab's draft", () => {
    first.keep(written("premier"));
    second.check();
    expect(second.takeTheirs()?.values.text).toBe("premier");
    expect(second.state().rival).toBeNull();
    second.keep(written("premier, repris"));
    expect(storedText()).toBe("premier, repris");
    first.check();
    expect(first.state().rival?.draft?.values.text).toBe("premier, repris");
  });

  test("mine: the other tab is the one that is asked next", () => {
    first.keep(written("premier"));
    second.check();
    second.keepMine(written("second"));
    expect(storedText()).toBe("second");
    first.keep(written("premier, suite"));
    expect(storedText()).toBe("second");
    expect(first.state().rival?.draft?.values.text).toBe("second");
  });

  test("an order sent from one is not brought back by the other", () => {
    first.keep(EMPTY_NOTE);
    second.keep(written("commun, suite"));
    expect(kept.size).toBe(0);
    expect(second.state().rival).toEqual({ draft: null });
    expect(second.takeTheirs()).toBeNull();
    expect(second.state().rival).toBeNull();
  });
});

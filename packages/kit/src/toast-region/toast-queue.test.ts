import { describe, expect, it, vi } from "vitest";
import { createManualClock } from "../stories/manual-clock.ts";
import type { ToastMessage } from "./toast-message.ts";
import { createToastQueue, type ToastQueueOptions } from "./toast-queue.ts";

const saved: ToastMessage = { tone: "success", text: "Brouillon enregistré." };
const failed: ToastMessage = { tone: "danger", text: "La connexion est interrompue." };

function setUp(options: ToastQueueOptions = {}) {
  const clock = createManualClock();
  const queue = createToastQueue({ ...options, clock });
  const listener = vi.fn();
  const unsubscribe = queue.subscribe(listener);
  const texts = () => queue.getView().shown.map((toast) => toast.text);
  return { clock, queue, listener, unsubscribe, texts };
}

describe("the time of a toast", () => {
  it("is five seconds", () => {
    const { clock, queue, texts } = setUp();
    queue.show(saved);
    clock.advance(4999);
    expect(texts()).toEqual([saved.text]);
    clock.advance(1);
    expect(texts()).toEqual([]);
  });

  it("never ends for danger, whatever duration it is given", () => {
    const { clock, queue, texts } = setUp();
    queue.show({ ...failed, duration: 10 });
    clock.advance(3_600_000);
    expect(texts()).toEqual([failed.text]);
  });

  it("never ends for permanent messages", () => {
    const { clock, queue, texts } = setUp();
    queue.show({ ...saved, duration: "stays" });
    clock.advance(3_600_000);
    expect(texts()).toEqual([saved.text]);
  });

  it("stands still until every hold is released", () => {
    const { clock, queue, texts } = setUp();
    queue.show(saved);
    clock.advance(3000);
    queue.hold("pointer");
    queue.hold("hidden");
    clock.advance(60_000);
    queue.release("pointer");
    clock.advance(60_000);
    expect(texts()).toEqual([saved.text]);
    queue.release("hidden");
    clock.advance(1999);
    expect(texts()).toEqual([saved.text]);
    clock.advance(1);
    expect(texts()).toEqual([]);
  });

  it("does not begin while a hold lasts", () => {
    const { clock, queue, texts } = setUp();
    queue.hold("pointer");
    queue.show(saved);
    clock.advance(60_000);
    expect(texts()).toEqual([saved.text]);
  });

  it("pauses without a listener", () => {
    const { clock, queue, unsubscribe, texts } = setUp();
    unsubscribe();
    queue.show(saved);
    clock.advance(60_000);
    expect(texts()).toEqual([saved.text]);
    queue.subscribe(() => undefined);
    clock.advance(5000);
    expect(texts()).toEqual([]);
  });

  it("begins again when the message is replaced", () => {
    const { clock, queue, texts } = setUp();
    queue.show({ ...saved, id: "draft" });
    clock.advance(4000);
    queue.show({ ...saved, id: "draft", text: "Brouillon enregistré à nouveau." });
    clock.advance(4000);
    expect(texts()).toEqual(["Brouillon enregistré à nouveau."]);
    clock.advance(1000);
    expect(texts()).toEqual([]);
  });

  it.each([Number.NaN, -5, Number.POSITIVE_INFINITY])(
    "takes %s ms for the usual time",
    (duration) => {
      const { clock, queue, texts } = setUp();
      queue.show({ ...saved, duration });
      clock.advance(4999);
      expect(texts()).toEqual([saved.text]);
      clock.advance(1);
      expect(texts()).toEqual([]);
    },
  );
});

describe("the places of a queue", () => {
  it("are three; the rest waits, and its time with it", () => {
    const { clock, queue, texts } = setUp();
    const ids = ["1", "2", "3", "4"].map((text) => queue.show({ ...saved, text }));
    expect(texts()).toEqual(["1", "2", "3"]);
    expect(queue.getView().waiting).toBe(1);
    clock.advance(4000);
    queue.dismiss(ids[0] ?? "");
    expect(texts()).toEqual(["2", "3", "4"]);
    clock.advance(1000);
    expect(texts()).toEqual(["4"]);
    clock.advance(4000);
    expect(texts()).toEqual([]);
  });

  it.each([
    [0, 1],
    [-4, 1],
    [2.9, 2],
    [Number.NaN, 3],
  ])("given as %s are %s", (limit, places) => {
    const { queue, texts } = setUp({ limit });
    for (const text of ["1", "2", "3", "4"]) queue.show({ ...saved, text });
    expect(texts()).toHaveLength(places);
  });
});

describe("a queue", () => {
  it("notifies its listeners of every change, and keeps the view in between", () => {
    const { queue, listener } = setUp();
    const before = queue.getView();
    expect(queue.getView()).toBe(before);
    const id = queue.show(saved);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(queue.getView()).not.toBe(before);
    queue.dismiss("nobody");
    expect(listener).toHaveBeenCalledTimes(1);
    queue.dismiss(id);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("forgets everything when cleared", () => {
    const { clock, queue, listener } = setUp({ limit: 1 });
    queue.show(saved);
    queue.show(failed);
    queue.clear();
    expect(queue.getView()).toEqual({ shown: [], waiting: 0 });
    const calls = listener.mock.calls.length;
    clock.advance(60_000);
    expect(listener).toHaveBeenCalledTimes(calls);
  });
});

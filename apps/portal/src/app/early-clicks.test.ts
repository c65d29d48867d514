import { afterEach, beforeEach, expect, test, vi } from "vitest";

class Node extends EventTarget {
  isConnected = true;
  readonly click = vi.fn();
  readonly tag: string;
  constructor(tag: string) {
    super();
    this.tag = tag;
  }
  closest(tag: string) {
    return this.tag === tag ? this : null;
  }
}
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.resetModules();
  vi.stubGlobal("Element", Node);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

/** Answers whether the browser would go on by itself. */
function press(node: Node): boolean {
  const event = new Event("click", { cancelable: true });
  Object.defineProperty(event, "target", { value: node });
  return page.dispatchEvent(event);
}

test("buttons that were pressed early are pressed again once, links lead on", async () => {
  const { keepEarlyClicks, replayEarlyClicks } = await import("./early-clicks.ts");
  const [button, gone, link] = [new Node("button"), new Node("button"), new Node("a")];
  keepEarlyClicks();
  expect(press(button)).toBe(false);
  expect(press(gone)).toBe(false);
  expect(press(link)).toBe(true);
  gone.isConnected = false;
  replayEarlyClicks();
  expect(button.click).toHaveBeenCalledTimes(1);
  expect(gone.click).not.toHaveBeenCalled();
  expect(link.click).not.toHaveBeenCalled();
  expect(press(button)).toBe(true);
});

test("where the portal does not come, a press loads the page anew, unless there is no network", async () => {
  const { keepEarlyClicks, reloadOnPress } = await import("./early-clicks.ts");
  const [reload, network] = [vi.fn(), { onLine: false }];
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("navigator", network);
  keepEarlyClicks();
  press(new Node("button"));
  reloadOnPress();
  expect(press(new Node("button"))).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  network.onLine = true;
  expect(press(new Node("a"))).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  press(new Node("button"));
  expect(reload).toHaveBeenCalledTimes(1);
});

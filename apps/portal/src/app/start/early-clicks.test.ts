import { afterEach, beforeEach, expect, test, vi } from "vitest";

class Node extends EventTarget {
  isConnected = true;
  readonly click = vi.fn();
  readonly focus = vi.fn();
  readonly tag: string;
  constructor(tag: string) {
    super();
    this.tag = tag;
  }
  closest(tags: string) {
    return tags.split(", ").includes(this.tag) ? this : null;
  }
  /** Only an inert page lies behind the body. */
  querySelector() {
    return this.tag === "body" ? root : null;
  }
}
let page: EventTarget;
const root = { inert: false };
const elementFromPoint = vi.fn();

beforeEach(() => {
  page = new EventTarget();
  vi.resetModules();
  vi.stubGlobal("Element", Node);
  vi.stubGlobal("document", { getElementById: () => root, elementFromPoint });
  vi.stubGlobal("scrollX", 0);
  vi.stubGlobal("scrollY", 100);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

/** Answers whether the browser would go on by itself. */
function press(node: Node, place: { pageX?: number; pageY?: number } = {}): boolean {
  const event = new Event("click", { cancelable: true });
  Object.defineProperty(event, "target", { value: node });
  return page.dispatchEvent(Object.assign(event, place));
}

test("early clicks on buttons are repeated once, links work at once", async () => {
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

test("an early choice is made once the portal runs, which would take it back", async () => {
  const { keepEarlyClicks, replayEarlyClicks } = await import("./early-clicks.ts");
  const [radio, checkbox] = [new Node("input[type=radio]"), new Node("input[type=checkbox]")];
  keepEarlyClicks();
  expect(press(radio)).toBe(false);
  expect(press(checkbox)).toBe(false);
  replayEarlyClicks();
  expect(radio.click).toHaveBeenCalledTimes(1);
  expect(checkbox.click).toHaveBeenCalledTimes(1);
});

test("a click on an inert page is repeated at its position once the page is enabled", async () => {
  const { keepEarlyClicks, replayEarlyClicks } = await import("./early-clicks.ts");
  const choice = new Node("label");
  root.inert = true;
  elementFromPoint.mockImplementation((x, y) => {
    return !root.inert && x === 40 && y === 250 ? choice : null;
  });
  keepEarlyClicks();
  expect(press(new Node("body"), { pageX: 40, pageY: 350 })).toBe(false);
  expect(choice.click).not.toHaveBeenCalled();
  replayEarlyClicks();
  expect(choice.click).toHaveBeenCalledTimes(1);
  expect(choice.focus).toHaveBeenCalledTimes(1);
});

test("a click reloads the page where the portal fails to load, unless there is no network", async () => {
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

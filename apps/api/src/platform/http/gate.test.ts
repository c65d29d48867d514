import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createGate, type Gate, type Rank } from "./gate.ts";

const LIMITS = { running: 2, waiting: 4, patience: 200, hurry: 10 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that takes so long; what became of it is noted. */
function begin(gate: Gate, milliseconds: number, rank?: Rank) {
  const state = { is: "waiting" };
  const work = async () => {
    state.is = "running";
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return "done";
  };
  void gate.run(work, rank).then(
    (end) => {
      state.is = end;
    },
    (error) => {
      state.is = error.code;
    },
  );
  return state;
}

const statesOf = (states: readonly { readonly is: string }[]) => states.map(({ is }) => is);

test("a burst is served whole, so much at once", async () => {
  const gate = createGate(LIMITS);
  const burst = Array.from({ length: 6 }, () => begin(gate, 50));
  await vi.advanceTimersByTimeAsync(1);
  expect(statesOf(burst)).toEqual(["running", "running", ...Array(4).fill("waiting")]);
  await vi.advanceTimersByTimeAsync(200);
  expect(statesOf(burst)).toEqual(Array(6).fill("done"));
});

test("who finds a line full is told at once, and takes nothing from the burst that waits there", async () => {
  const gate = createGate(LIMITS);
  const burst = Array.from({ length: 6 }, () => begin(gate, 50));
  expect(gate.isShut()).toBe(true);
  const more = begin(gate, 50);
  await vi.advanceTimersByTimeAsync(1);
  expect(more.is).toBe("OVERLOADED");
  await vi.advanceTimersByTimeAsync(200);
  expect(statesOf(burst)).toEqual(Array(6).fill("done"));
});

test.for([
  ["a refusal", (gate: Gate) => begin(gate, 20)],
  ["a refusal at the door", (gate: Gate) => gate.isShut()],
] as const)("after %s nobody waits long for a while", async ([, come]) => {
  const gate = createGate(LIMITS);
  for (let count = 0; count < 6; count += 1) begin(gate, 20);
  come(gate);
  await vi.advanceTimersByTimeAsync(61);
  const next = Array.from({ length: 6 }, () => begin(gate, 50));
  await vi.advanceTimersByTimeAsync(160);
  expect(statesOf(next)).toEqual(["done", "done", ...Array(4).fill("OVERLOADED")]);
});

test("a line that stands is shortened, though all in it have their turn in time", async () => {
  const gate = createGate(LIMITS);
  const states = Array.from({ length: 5 }, () => begin(gate, 40));
  for (let round = 0; round < 10; round += 1) {
    await vi.advanceTimersByTimeAsync(40);
    states.push(begin(gate, 40), begin(gate, 40));
  }
  await vi.advanceTimersByTimeAsync(200);
  const served = statesOf(states).filter((state) => state === "done");
  expect(statesOf(states.slice(0, 12))).toEqual(Array(12).fill("done"));
  expect(served.length).toBeLessThan(states.length);
});

test("what cannot have its turn in time is refused, even while nothing ends", async () => {
  const gate = createGate(LIMITS);
  const states = Array.from({ length: 3 }, () => begin(gate, 60_000));
  await vi.advanceTimersByTimeAsync(220);
  expect(statesOf(states)).toEqual(["running", "running", "OVERLOADED"]);
});

/** Four times what can be done, all at once each time, for a second: how long those waited that were let in. */
async function overrun(gate: Gate) {
  const waits: { readonly at: number; readonly waited: number }[] = [];
  const counted = { refused: 0 };
  const begun = performance.now();
  const call = () => {
    const asked = performance.now();
    const work = () => {
      waits.push({ at: asked - begun, waited: performance.now() - asked });
      return new Promise<void>((resolve) => setTimeout(resolve, 40));
    };
    void gate.run(work).catch(() => {
      counted.refused += 1;
    });
  };
  while (performance.now() < begun + 1000) {
    for (let count = 0; count < 8; count += 1) call();
    await vi.advanceTimersByTimeAsync(40);
  }
  return { waits, ...counted };
}

test("in a line that does not empty, nobody waits long, however often it is cleared", async () => {
  const { waits, refused } = await overrun(createGate(LIMITS));
  const late = waits.filter(({ at }) => at > 2 * LIMITS.patience).map(({ waited }) => waited);
  expect(late.length).toBeGreaterThan(20);
  expect(Math.max(...late)).toBeLessThanOrEqual(20);
  expect(refused).toBeGreaterThan(50);
});

test("once nobody was refused for a while, a burst is served whole again", async () => {
  const gate = createGate(LIMITS);
  await overrun(gate);
  await vi.advanceTimersByTimeAsync(100);
  const early = Array.from({ length: 6 }, () => begin(gate, 50));
  await vi.advanceTimersByTimeAsync(160);
  expect(statesOf(early)).toEqual(["done", "done", ...Array(4).fill("OVERLOADED")]);
  await vi.advanceTimersByTimeAsync(200);
  const burst = Array.from({ length: 6 }, () => begin(gate, 50));
  await vi.advanceTimersByTimeAsync(200);
  expect(statesOf(burst)).toEqual(Array(6).fill("done"));
});

test("is shut while more comes than can be done and somebody waits, and opens once nobody was refused for a while", async () => {
  const gate = createGate(LIMITS);
  for (let count = 0; count < 3; count += 1) begin(gate, 150);
  expect(gate.isShut()).toBe(false);
  await vi.advanceTimersByTimeAsync(160);
  for (let count = 0; count < 3; count += 1) begin(gate, 5000);
  await vi.advanceTimersByTimeAsync(220);
  begin(gate, 1);
  expect(gate.isShut()).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(gate.isShut()).toBe(false);
  const late = begin(gate, 1);
  await vi.advanceTimersByTimeAsync(10);
  expect(late.is).toBe("done");
});

test("who waits for a caller keeps no place", async () => {
  const gate = createGate({ ...LIMITS, running: 1 });
  const body = Promise.withResolvers<string>();
  const slow = gate.run((aside) => aside(() => body.promise));
  expect(await gate.run(async () => "quick")).toBe("quick");
  body.resolve("slow");
  expect(await slow).toBe("slow");
});

test("work that fails gives its place back", async () => {
  const gate = createGate({ ...LIMITS, running: 1 });
  await expect(gate.run(() => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  await expect(
    gate.run((aside) => aside(() => Promise.reject(new Error("cut")))),
  ).rejects.toThrow();
  const states = [begin(gate, 50), begin(gate, 50)];
  await vi.advanceTimersByTimeAsync(1);
  expect(statesOf(states)).toEqual(["running", "waiting"]);
});

test("orders have their turn before reads of accounts, and those before what anyone may read", async () => {
  const gate = createGate({ ...LIMITS, running: 1 });
  begin(gate, 10);
  const order: string[] = [];
  for (const rank of ["public", "account", "orders", "public", "orders"] as const) {
    const work = async () => {
      order.push(rank);
    };
    if (order.length < LIMITS.waiting)
      void gate.run(work, rank).catch(() => order.push(`no ${rank}`));
  }
  await vi.advanceTimersByTimeAsync(50);
  expect(order).toEqual(["no public", "orders", "orders", "account", "public"]);
});

test("in a full line an order takes the place of the last reader", async () => {
  const gate = createGate(LIMITS);
  const readers = Array.from({ length: 6 }, () => begin(gate, 50, "public"));
  expect([gate.isShut("public"), gate.isShut("orders")]).toEqual([true, false]);
  const order = begin(gate, 50, "orders");
  await vi.advanceTimersByTimeAsync(1);
  expect([order.is, readers.at(-1)?.is]).toEqual(["waiting", "OVERLOADED"]);
  await vi.advanceTimersByTimeAsync(60);
  expect(order.is).toBe("running");
});

test("however many readers come, an order is served", async () => {
  const gate = createGate(LIMITS);
  const orders: ReturnType<typeof begin>[] = [];
  const readers: ReturnType<typeof begin>[] = [];
  for (let round = 0; round < 25; round += 1) {
    for (let count = 0; count < 8; count += 1) readers.push(begin(gate, 40, "public"));
    if (!gate.isShut("orders")) orders.push(begin(gate, 40, "orders"));
    await vi.advanceTimersByTimeAsync(40);
  }
  await vi.advanceTimersByTimeAsync(400);
  expect(statesOf(orders)).toEqual(Array(25).fill("done"));
  expect(statesOf(readers)).toContain("OVERLOADED");
});

test("of orders, too, no more are let wait than can be done", async () => {
  const gate = createGate(LIMITS);
  const orders = Array.from({ length: 8 }, () => begin(gate, 50, "orders"));
  expect(gate.isShut("orders")).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(statesOf(orders).filter((state) => state === "OVERLOADED")).toHaveLength(2);
});

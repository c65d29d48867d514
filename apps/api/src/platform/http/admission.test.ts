import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Admission, createAdmission, type Rank } from "./admission.ts";

const LIMITS = { running: 2, waiting: 4, timeout: 200, shortTimeout: 10 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that takes so long; what became of it is noted. */
function begin(admission: Admission, milliseconds: number, rank?: Rank) {
  const state = { is: "waiting" };
  const work = async () => {
    state.is = "running";
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return "done";
  };
  void admission.run(work, rank).then(
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

test("serves many simultaneous calls, a limited number at once", async () => {
  const admission = createAdmission(LIMITS);
  const calls = Array.from({ length: 6 }, () => begin(admission, 50));
  await vi.advanceTimersByTimeAsync(1);
  expect(statesOf(calls)).toEqual(["running", "running", ...Array(4).fill("waiting")]);
  await vi.advanceTimersByTimeAsync(200);
  expect(statesOf(calls)).toEqual(Array(6).fill("done"));
});

test("refuses a caller at once while the queue is full, and keeps those that wait", async () => {
  const admission = createAdmission(LIMITS);
  const calls = Array.from({ length: 6 }, () => begin(admission, 50));
  expect(admission.isRefusing()).toBe(true);
  const more = begin(admission, 50);
  await vi.advanceTimersByTimeAsync(1);
  expect(more.is).toBe("OVERLOADED");
  await vi.advanceTimersByTimeAsync(200);
  expect(statesOf(calls)).toEqual(Array(6).fill("done"));
});

test.for([
  ["a refusal", (admission: Admission) => begin(admission, 20)],
  ["a refusal before anything is read", (admission: Admission) => admission.isRefusing()],
] as const)("keeps waits short for a while after %s", async ([, come]) => {
  const admission = createAdmission(LIMITS);
  for (let count = 0; count < 6; count += 1) begin(admission, 20);
  come(admission);
  await vi.advanceTimersByTimeAsync(61);
  const next = Array.from({ length: 6 }, () => begin(admission, 50));
  await vi.advanceTimersByTimeAsync(160);
  expect(statesOf(next)).toEqual(["done", "done", ...Array(4).fill("OVERLOADED")]);
});

test("shortens a queue that does not empty, even where every call in it is served in time", async () => {
  const admission = createAdmission(LIMITS);
  const states = Array.from({ length: 5 }, () => begin(admission, 40));
  for (let round = 0; round < 10; round += 1) {
    await vi.advanceTimersByTimeAsync(40);
    states.push(begin(admission, 40), begin(admission, 40));
  }
  await vi.advanceTimersByTimeAsync(200);
  const served = statesOf(states).filter((state) => state === "done");
  expect(statesOf(states.slice(0, 12))).toEqual(Array(12).fill("done"));
  expect(served.length).toBeLessThan(states.length);
});

test("refuses calls that time out in the queue, even while no call ends", async () => {
  const admission = createAdmission(LIMITS);
  const states = Array.from({ length: 3 }, () => begin(admission, 60_000));
  await vi.advanceTimersByTimeAsync(220);
  expect(statesOf(states)).toEqual(["running", "running", "OVERLOADED"]);
});

/** Four times what can be done, all at once each time, for a second: how long those waited that were let in. */
async function overrun(admission: Admission) {
  const waits: { readonly at: number; readonly waited: number }[] = [];
  const counted = { refused: 0 };
  const started = performance.now();
  const call = () => {
    const requestedAt = performance.now();
    const work = () => {
      waits.push({ at: requestedAt - started, waited: performance.now() - requestedAt });
      return new Promise<void>((resolve) => setTimeout(resolve, 40));
    };
    void admission.run(work).catch(() => {
      counted.refused += 1;
    });
  };
  while (performance.now() < started + 1000) {
    for (let count = 0; count < 8; count += 1) call();
    await vi.advanceTimersByTimeAsync(40);
  }
  return { waits, ...counted };
}

test("keeps waits short in a queue that does not empty, however often it is cleared", async () => {
  const { waits, refused } = await overrun(createAdmission(LIMITS));
  const late = waits.filter(({ at }) => at > 2 * LIMITS.timeout).map(({ waited }) => waited);
  expect(late.length).toBeGreaterThan(20);
  expect(Math.max(...late)).toBeLessThanOrEqual(20);
  expect(refused).toBeGreaterThan(50);
});

test("serves many simultaneous calls again after a while without refusals", async () => {
  const admission = createAdmission(LIMITS);
  await overrun(admission);
  await vi.advanceTimersByTimeAsync(100);
  const early = Array.from({ length: 6 }, () => begin(admission, 50));
  await vi.advanceTimersByTimeAsync(160);
  expect(statesOf(early)).toEqual(["done", "done", ...Array(4).fill("OVERLOADED")]);
  await vi.advanceTimersByTimeAsync(200);
  const calls = Array.from({ length: 6 }, () => begin(admission, 50));
  await vi.advanceTimersByTimeAsync(200);
  expect(statesOf(calls)).toEqual(Array(6).fill("done"));
});

test("reports overload while callers wait, and none after a while without refusals", async () => {
  const admission = createAdmission(LIMITS);
  for (let count = 0; count < 3; count += 1) begin(admission, 150);
  expect(admission.isRefusing()).toBe(false);
  await vi.advanceTimersByTimeAsync(160);
  for (let count = 0; count < 3; count += 1) begin(admission, 5000);
  await vi.advanceTimersByTimeAsync(220);
  begin(admission, 1);
  expect(admission.isRefusing()).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(admission.isRefusing()).toBe(false);
  const late = begin(admission, 1);
  await vi.advanceTimersByTimeAsync(10);
  expect(late.is).toBe("done");
});

test("work that waits for its caller takes no slot", async () => {
  const admission = createAdmission({ ...LIMITS, running: 1 });
  const body = Promise.withResolvers<string>();
  const slow = admission.run((aside) => aside(() => body.promise));
  expect(await admission.run(async () => "quick")).toBe("quick");
  body.resolve("slow");
  expect(await slow).toBe("slow");
});

test("work that fails frees its slot", async () => {
  const admission = createAdmission({ ...LIMITS, running: 1 });
  await expect(admission.run(() => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  await expect(
    admission.run((aside) => aside(() => Promise.reject(new Error("cut")))),
  ).rejects.toThrow();
  const states = [begin(admission, 50), begin(admission, 50)];
  await vi.advanceTimersByTimeAsync(1);
  expect(statesOf(states)).toEqual(["running", "waiting"]);
});

test("serves orders before reads of accounts, and those before public reads", async () => {
  const admission = createAdmission({ ...LIMITS, running: 1 });
  begin(admission, 10);
  const order: string[] = [];
  for (const rank of ["public", "account", "orders", "public", "orders"] as const) {
    const work = async () => {
      order.push(rank);
    };
    if (order.length < LIMITS.waiting)
      void admission.run(work, rank).catch(() => order.push(`no ${rank}`));
  }
  await vi.advanceTimersByTimeAsync(50);
  expect(order).toEqual(["no public", "orders", "orders", "account", "public"]);
});

test("an order takes the place of the last read in a full queue", async () => {
  const admission = createAdmission(LIMITS);
  const readers = Array.from({ length: 6 }, () => begin(admission, 50, "public"));
  expect([admission.isRefusing("public"), admission.isRefusing("orders")]).toEqual([true, false]);
  const order = begin(admission, 50, "orders");
  await vi.advanceTimersByTimeAsync(1);
  expect([order.is, readers.at(-1)?.is]).toEqual(["waiting", "OVERLOADED"]);
  await vi.advanceTimersByTimeAsync(60);
  expect(order.is).toBe("running");
});

test("serves an order among any number of reads", async () => {
  const admission = createAdmission(LIMITS);
  const orders: ReturnType<typeof begin>[] = [];
  const readers: ReturnType<typeof begin>[] = [];
  for (let round = 0; round < 25; round += 1) {
    for (let count = 0; count < 8; count += 1) readers.push(begin(admission, 40, "public"));
    if (!admission.isRefusing("orders")) orders.push(begin(admission, 40, "orders"));
    await vi.advanceTimersByTimeAsync(40);
  }
  await vi.advanceTimersByTimeAsync(400);
  expect(statesOf(orders)).toEqual(Array(25).fill("done"));
  expect(statesOf(readers)).toContain("OVERLOADED");
});

test("queues no more orders than can be served in time", async () => {
  const admission = createAdmission(LIMITS);
  const orders = Array.from({ length: 8 }, () => begin(admission, 50, "orders"));
  expect(admission.isRefusing("orders")).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(statesOf(orders).filter((state) => state === "OVERLOADED")).toHaveLength(2);
});

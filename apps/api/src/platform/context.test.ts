import { expect, test } from "vitest";
import { momentOf } from "./context.ts";

const at = (instant: string, publisherZone: string) =>
  momentOf({ clock: { now: () => Date.parse(instant) }, config: { publisherZone } });

test("a day ends with its last millisecond, in each zone", () => {
  expect(at("2026-11-22T22:59:59.999Z", "Africa/Lagos").today).toBe("2026-11-22");
  expect(at("2026-11-22T23:00:00.000Z", "Africa/Lagos").today).toBe("2026-11-23");
  expect(at("2026-11-22T23:00:00.001Z", "UTC").today).toBe("2026-11-22");
  expect(at("2026-11-22T23:00:00.001Z", "Africa/Lagos").today).toBe("2026-11-23");
});

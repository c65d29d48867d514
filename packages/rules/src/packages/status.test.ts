import { describe, expect, it } from "vitest";
import { packageStatusOf } from "./index.ts";

const october = { startsOn: "2026-10-01", endsOn: "2026-10-31" } as const;

describe("packageStatusOf", () => {
  it("counts the first and the last day", () => {
    expect(packageStatusOf(october, "2026-09-30")).toBe("upcoming");
    expect(packageStatusOf(october, "2026-10-01")).toBe("active");
    expect(packageStatusOf(october, "2026-10-31")).toBe("active");
    expect(packageStatusOf(october, "2026-11-01")).toBe("ended");
  });

  it("never ends a package without an end", () => {
    expect(packageStatusOf({ ...october, endsOn: null }, "2099-01-01")).toBe("active");
  });
});

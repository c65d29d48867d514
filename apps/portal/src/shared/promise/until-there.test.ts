import { expect, test, vi } from "vitest";
import { untilThere } from "./until-there.ts";

test("code that did not come is asked for again, code that came is not", async () => {
  const fetchModule = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError("offline"))
    .mockResolvedValue("code");
  const load = untilThere(fetchModule);
  await expect(load()).rejects.toThrow("offline");
  await expect(Promise.all([load(), load()])).resolves.toEqual(["code", "code"]);
  expect(fetchModule).toHaveBeenCalledTimes(2);
});

test("of a portal that is being loaded anew nothing comes", async () => {
  const told = vi.fn<() => void>();
  void untilThere(() => Promise.resolve(undefined))().finally(told);
  await new Promise((resolve) => setImmediate(resolve));
  expect(told).not.toHaveBeenCalled();
});

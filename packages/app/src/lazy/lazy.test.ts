import { expect, test, vi } from "vitest";
import { lazyModule } from "./lazy.tsx";

test("loads a module once, and anew after a failure", async () => {
  const fetchModule = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError("offline"))
    .mockResolvedValue("code");
  const { load } = lazyModule(fetchModule);
  await expect(load()).rejects.toThrow("offline");
  await expect(Promise.all([load(), load()])).resolves.toEqual(["code", "code"]);
  expect(fetchModule).toHaveBeenCalledTimes(2);
});

test("rendering does not repeat a load that failed", async () => {
  const fetchModule = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError("offline"));
  const { loaded } = lazyModule(fetchModule);
  await expect(loaded()).rejects.toThrow("offline");
  await expect(loaded()).rejects.toThrow("offline");
  expect(fetchModule).toHaveBeenCalledTimes(1);
});

test("stays pending while the portal is reloaded for a newer version", async () => {
  const settled = vi.fn<() => void>();
  void lazyModule(() => Promise.resolve(undefined))
    .load()
    .finally(settled);
  await new Promise((resolve) => setImmediate(resolve));
  expect(settled).not.toHaveBeenCalled();
});

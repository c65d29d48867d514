import { expect, test } from "vitest";
import { shareOfEach } from "./upload-progress.ts";

test.each([
  [0, [0, 0]],
  [100, [0, 0]],
  [150, [0.5, 0]],
  [200, [1, 0]],
  [300, [1, 0.5]],
  [400, [1, 1]],
])("after %d of 400 bytes the files are at %o", (sent, shares) => {
  expect(shareOfEach({ sent, total: 400 }, [100, 200])).toEqual(shares);
});

test("counts an empty file as sent once the files before it are", () => {
  expect(shareOfEach({ sent: 10, total: 20 }, [20, 0])).toEqual([0.5, 0]);
  expect(shareOfEach({ sent: 20, total: 20 }, [20, 0])).toEqual([1, 1]);
});

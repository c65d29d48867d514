import { expect, test } from "vitest";
import { networkOf } from "./rate-limit.ts";

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["unknown", "unknown"],
  ["2001:db8:7:12:aaaa:bbbb:cccc:dddd", "2001:db8:7:12::/64"],
  ["2001:db8:7:12::1", "2001:db8:7:12::/64"],
  ["2001:0DB8:0007:0012::2", "2001:db8:7:12::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("a caller at %s is counted as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

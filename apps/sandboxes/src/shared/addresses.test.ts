import { expect, it } from "vitest";
import { isLoopback, readHttpUrl } from "./addresses.ts";

const staysHere = (text: string) => {
  const url = readHttpUrl(text);
  return url !== null && isLoopback(url);
};

it.each([
  "http://127.0.0.1:4800/ads/notification",
  "http://localhost:4800/",
  "https://LOCALHOST/",
  "http://[::1]:80/",
  "http://127.8.9.10/",
  "http://0x7f.1/",
])("%s stays on this machine", (address) => {
  expect(staysHere(address)).toBe(true);
});

it.each([
  "http://example.org/",
  "http://localhost.example.org/",
  "http://127.0.0.1.example.org/",
  "http://127.0.0.1@example.org/",
  "http://169.254.169.254/",
  "http://0.0.0.0/",
  "http://[::ffff:10.0.0.1]/",
  "ftp://localhost/",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "/ads/notification",
  "",
])("%s does not", (address) => {
  expect(staysHere(address)).toBe(false);
});

import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentPolicy, securityHeaders } from "./security.ts";

const card = { clientId: "1", storeKey: "key", gatewayUrl: "https://pay.test/gate" };
const headersOf = (publicUrl: string) => securityHeaders({ publicUrl, card });

test("requires TLS of browsers for a portal served over TLS, and only there", () => {
  const header = "Strict-Transport-Security";
  expect(headersOf("https://annonces.test").get(header)).toBe(
    "max-age=63072000; includeSubDomains",
  );
  expect(headersOf("http://localhost:4800").get(header)).toBeNull();
});

test("admits the scripts and styles of a document by their digests alone", () => {
  const digest = `sha256-${createHash("sha256").update("run()").digest("base64")}`;
  const policy = contentPolicy({ card }, { scripts: ["run()"] });
  expect(policy).toContain(`script-src 'self' '${digest}';`);
  expect(policy).toContain("style-src 'self';");
});

test("forbids inline scripts, scripts from strings and frames", () => {
  const policy = contentPolicy({ card });
  expect(policy).not.toContain("unsafe");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("form-action 'self' https://pay.test;");
});

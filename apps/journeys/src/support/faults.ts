import {
  type FaultyProxy,
  startFaultyProxy,
} from "../../../api/src/testing/faults/faulty-proxy.ts";
import { test as base } from "./journey.ts";

const portal = new URL(process.env.PORTAL_URL ?? "http://localhost:4800");

/** Calls to the services; files and documents are not affected. */
export const SERVICES = /^\/(account|ads)\//;

interface Way {
  /** Proxy before the portal, which can inject faults. */
  readonly faultyProxy: FaultyProxy;
}

/** Playwright's `test`, whose pages come through a proxy. */
export const test = base.extend<Way>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  faultyProxy: async ({}, use) => {
    const faultyProxy = await startFaultyProxy({
      host: portal.hostname,
      port: Number(portal.port),
    });
    await use(faultyProxy);
    await faultyProxy.stop();
  },
  baseURL: async ({ faultyProxy }, use) => use(`http://localhost:${faultyProxy.port}`),
});

export { expect } from "./journey.ts";

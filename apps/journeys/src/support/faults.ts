import {
  type FaultyProxy,
  startFaultyProxy,
} from "../../../api/src/platform/testing/faults/faulty-proxy.ts";
import { test as base } from "./journey.ts";

const portal = new URL(process.env.PORTAL_URL ?? "http://localhost:4800");

/** What pages ask the services for; files and pages themselves come as ever. */
export const SERVICES = /^\/(account|ads)\//;

interface Way {
  /** The way to the portal, on which faults can be provoked. */
  readonly way: FaultyProxy;
}

/** Playwright's `test`, whose pages come through a proxy. */
export const test = base.extend<Way>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  way: async ({}, use) => {
    const way = await startFaultyProxy({ host: portal.hostname, port: Number(portal.port) });
    await use(way);
    await way.stop();
  },
  baseURL: async ({ way }, use) => use(`http://localhost:${way.port}`),
});

export { expect } from "./journey.ts";

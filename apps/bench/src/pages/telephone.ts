import lighthouse, { type Flags, type Result, type Trace } from "lighthouse";
import { blockingScore, blockingTime } from "./thread-time.ts";

/**
 * Figures of a page: milliseconds, layout shift, and the score out of 100. Blocking time, and with it the score, is the
 * main thread's own; `lighthouse` is the score with the time that it waited for a processor.
 */
export interface Sight {
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  readonly score: number;
  readonly lighthouse: number;
}

/** Parts of the score and their weights, as in Lighthouse 13. */
const weights = {
  "first-contentful-paint": 0.1,
  "speed-index": 0.1,
  "largest-contentful-paint": 0.25,
  "total-blocking-time": 0.3,
  "cumulative-layout-shift": 0.25,
} as const;

type Metric = keyof typeof weights;
const metrics = Object.keys(weights) as Metric[];
const BLOCKING: Metric = "total-blocking-time";

/**
 * Lighthouse reckons the slow network and processor from a look without a brake. It need not wait for what a page of
 * another kind might still do: two thirds of its time are pauses, other audits and a picture of the whole page.
 */
const flags: Flags = {
  onlyAudits: metrics,
  formFactor: "mobile",
  throttlingMethod: "simulate",
  pauseAfterFcpMs: 250,
  pauseAfterLoadMs: 250,
  networkQuietThresholdMs: 300,
  cpuQuietThresholdMs: 300,
  disableFullPageScreenshot: true,
  logLevel: "error",
};

/**
 * Measures a page without a cache, with the browser's session.
 * @param port debugging port of the browser
 * @throws Error when the page could not be measured
 */
export async function lookAt(url: string, port: number): Promise<Sight> {
  const { audits, trace } = await seen(url, port);
  const value = (metric: Metric) => known(audits, metric, url).numericValue ?? Number.NaN;
  const own = (metric: Metric) => known(audits, metric, url).score ?? 0;
  const tbt = blockingTime(trace);
  return {
    lcp: value("largest-contentful-paint"),
    cls: value("cumulative-layout-shift"),
    tbt,
    score: scoreOf((metric) => (metric === BLOCKING ? blockingScore(tbt) : own(metric))),
    lighthouse: scoreOf(own),
  };
}

const scoreOf = (share: (metric: Metric) => number) =>
  Math.round(100 * metrics.reduce((sum, metric) => sum + weights[metric] * share(metric), 0));

interface Recorded {
  readonly audits: Result["audits"];
  readonly trace: Trace;
}

/** A busy machine may lose the record of a page: Lighthouse asks to run it again then. */
const ATTEMPTS = 3;

async function seen(url: string, port: number): Promise<Recorded> {
  for (let attempt = 1; ; attempt += 1) {
    const found = await lighthouse(url, { ...flags, port });
    if (found === undefined) throw new Error(`Lighthouse answers nothing of ${url}.`);
    const { audits } = found.lhr;
    const trace = found.artifacts.Trace;
    const isWhole = metrics.every((metric) => audits[metric]?.numericValue !== undefined);
    if (isWhole || attempt === ATTEMPTS) return { audits, trace };
  }
}

function known(audits: Result["audits"], metric: Metric, url: string) {
  const found = audits[metric];
  if (found?.numericValue === undefined) {
    throw new Error(`Lighthouse has no ${metric} of ${url}: ${found?.errorMessage}`);
  }
  return found;
}

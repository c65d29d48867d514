import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { contenders, isContender } from "./contenders.ts";
import "./page.css";

declare global {
  interface Window {
    /** Renders the contender that the address names; resolves with the milliseconds until its first paint. */
    mountContender: () => Promise<number>;
    /** Milliseconds from each event of this type to the frame that shows its effect, in the order they came. */
    samples: number[];
    /** Starts new samples of an event. */
    watch: (type: "keydown" | "click") => void;
  }
}

const name = new URLSearchParams(location.search).get("contender") ?? "";
if (!isContender(name)) throw new Error(`No contender is called «${name}».`);
const Contender = await contenders[name]();
const element = document.getElementById("root");
if (!element) throw new Error("The page has no root.");
const root = createRoot(element);

// The browser reads its language data at the first date or price, long before a calendar opens.
new Intl.DateTimeFormat("fr-FR").format(0);

window.samples = [];
window.mountContender = () =>
  new Promise((resolve) => {
    const begun = performance.now();
    flushSync(() => root.render(<Contender />));
    oncePainted(begun, resolve);
  });
let watching = new AbortController();
window.watch = (type) => {
  watching.abort();
  watching = new AbortController();
  const samples: number[] = [];
  window.samples = samples;
  addEventListener(
    type,
    ({ timeStamp }) => {
      oncePainted(timeStamp, (milliseconds) => samples.push(milliseconds));
    },
    { capture: true, signal: watching.signal },
  );
};
document.documentElement.dataset.ready = "";

/** Calls back with the milliseconds from `begun` to the first task after the next frame: what was changed is on the screen by then. */
function oncePainted(begun: number, done: (milliseconds: number) => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(performance.now() - begun);
    port2.postMessage(null);
  });
}

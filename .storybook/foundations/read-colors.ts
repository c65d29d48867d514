import type { Reading } from "./use-reading.ts";

const byte = (channel: string) => Number(channel).toString(16).padStart(2, "0");

/** A colour as a browser computes it, `rgb(48, 96, 102)`, as `#306066`; others stay as they are. */
function hexOf(computed: string): string {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(computed)?.slice(1);
  return channels === undefined ? computed : `#${channels.map(byte).join("")}`;
}

/** The colours of those names where an element stands, by name. */
export function readColors(element: HTMLElement, names: readonly string[]): Reading {
  const probe = document.createElement("span");
  element.append(probe);
  const colors = names.map((name) => {
    probe.style.color = `var(--pa-color-${name})`;
    return [name, hexOf(getComputedStyle(probe).color)];
  });
  probe.remove();
  return Object.fromEntries(colors);
}

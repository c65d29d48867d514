/**
 * Runs in the page. A keystroke ends with the last frame before the next one in which anything that is seen has changed:
 * preview, ring, price, advice. What is only read aloud comes once the text rests, beside some later keystroke.
 */
export function watchWholeForm() {
  const samples: number[] = [];
  let pressedAt: number | null = null;
  let paintedAt: number | null = null;
  const keep = () => {
    if (pressedAt !== null && paintedAt !== null) samples.push(paintedAt - pressedAt);
  };
  const onKey = ({ timeStamp }: Event) => {
    keep();
    pressedAt = timeStamp;
    paintedAt = null;
  };
  const onChange = () => {
    const begun = pressedAt;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        if (begun === pressedAt) paintedAt = performance.now();
      };
      port2.postMessage(null);
    });
  };
  const isSeen = ({ target }: MutationRecord) =>
    (target instanceof Element ? target : target.parentElement)?.closest('[role="status"]') ===
    null;
  const observer = new MutationObserver((changes) => {
    if (changes.some(isSeen)) onChange();
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  addEventListener("keydown", onKey, { capture: true });
  return {
    end() {
      keep();
      observer.disconnect();
      removeEventListener("keydown", onKey, { capture: true });
      return samples;
    },
  };
}

/**
 * Runs in the page. A keystroke begins with the event's own time stamp, waiting in the queue included, and ends with
 * the first task after the frame in which the preview has changed.
 */
export function watchPreview(canvas: Element) {
  const samples: number[] = [];
  let pressedAt: number | null = null;
  const onKey = ({ timeStamp }: Event) => {
    pressedAt = timeStamp;
  };
  const onChange = () => {
    if (pressedAt === null) return;
    const begun = pressedAt;
    pressedAt = null;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => samples.push(performance.now() - begun);
      port2.postMessage(null);
    });
  };
  const observer = new MutationObserver(onChange);
  observer.observe(canvas, { subtree: true, childList: true, characterData: true });
  addEventListener("keydown", onKey, { capture: true });
  return {
    end() {
      observer.disconnect();
      removeEventListener("keydown", onKey, { capture: true });
      return samples;
    },
  };
}

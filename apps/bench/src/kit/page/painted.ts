/** Calls back with the milliseconds from `begun` to the first task after the next frame: what was changed is on the screen by then. */
export function oncePainted(begun: number, done: (milliseconds: number) => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(performance.now() - begun);
    port2.postMessage(null);
  });
}

let offset = 0;

/** Takes what the server said its time was; from then on {@link serverNow} runs with it. */
export function setServerTime(serverMilliseconds: number): void {
  offset = serverMilliseconds - Date.now();
}

/**
 * Now by the server's clock, epoch milliseconds (docs/domain/calendar-and-deadlines.md#server-clock): the browser's
 * own clock may be wrong.
 */
export const serverNow = (): number => Date.now() + offset;

/** What judges and sends an order: nobody needs it to begin one, so that it comes apart. */
export const loadEnding = () => import("./order-ending.ts");

/** Brings it ahead of time. Where that fails it is asked for again when the form is sent, which then says so. */
export function prepareEnding(): void {
  loadEnding().catch(() => undefined);
}

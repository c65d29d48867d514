/**
 * Lets React's `use` read a promise without a pause once it is fulfilled, also where `use` did not wait for it itself.
 * A rejection stays `use`'s own affair.
 */
export function readable<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: "fulfilled", value }),
    () => undefined,
  );
  return promise;
}

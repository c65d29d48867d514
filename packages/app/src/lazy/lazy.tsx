import { type ComponentType, use } from "react";

/** Code that is loaded on demand. */
export interface Lazy<Value> {
  /** Loads it once; after a failure, anew. */
  load(): Promise<Value>;
  /** The load under way, or the one that ended, also in failure: rendering asks for nothing twice by itself. */
  loaded(): Promise<Value>;
}

/** @param fetchModule called at the first need; `undefined` where a newer portal has taken the code's place */
export function lazyModule<Value>(fetchModule: () => Promise<Value | undefined>): Lazy<Value> {
  let module: Promise<Value> | undefined;
  let failed = false;
  function load() {
    if (module !== undefined && !failed) return module;
    failed = false;
    module = readable(arriving(fetchModule()));
    module.catch(() => {
      failed = true;
    });
    return module;
  }
  return { load, loaded: () => module ?? load() };
}

/** The code itself; the component is suspended until it is there. */
export const useLazy = <Value,>(module: Lazy<Value>): Value => use(module.loaded());

/** A component that is loaded when it is first rendered, or before by its `load`. */
export function lazyComponent<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
) {
  const component = lazyModule(fetchComponent);
  function LazyComponent(props: Props) {
    const Component = useLazy(component);
    return <Component {...props} />;
  }
  return Object.assign(LazyComponent, { load: component.load });
}

/**
 * A load that never ends where a newer portal has taken the code's place (`undefined`): the page is being reloaded, and
 * its caller waits for that.
 */
export const arriving = <Value,>(code: Promise<Value | undefined>): Promise<Value> =>
  code.then((value) => value ?? new Promise<never>(() => undefined));

/**
 * Lets React's `use` read a promise without a pause once it is fulfilled, also where `use` did not wait for it itself.
 * A rejection stays `use`'s own affair.
 */
export function readable<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: "fulfilled", value }),
    () => undefined,
  );
  return promise;
}

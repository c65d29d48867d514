import { type ComponentType, use } from "react";

/** Code that is loaded on demand. */
export interface Lazy<Value> {
  /** Loads the code once; again after a failure. */
  load(): Promise<Value>;
  /** Promise of the last `load`, which is called if there was none. A failed load is not repeated by rendering. */
  loaded(): Promise<Value>;
}

/** @param fetchModule import of the code; resolves with `undefined` where a new release has replaced it */
export function lazyModule<Value>(fetchModule: () => Promise<Value | undefined>): Lazy<Value> {
  let module: Promise<Value> | undefined;
  let failed = false;
  function load() {
    if (module !== undefined && !failed) return module;
    failed = false;
    module = readable(awaitOrReload(fetchModule()));
    module.catch(() => {
      failed = true;
    });
    return module;
  }
  return { load, loaded: () => module ?? load() };
}

/** Loaded code; suspends the component until it is available. */
export const useLazy = <Value,>(module: Lazy<Value>): Value => use(module.loaded());

/** Component that is loaded at its first render, or before by its `load`. */
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

/** Promise that stays pending where a new release has replaced the code (`undefined`): the page is being reloaded. */
export const awaitOrReload = <Value,>(code: Promise<Value | undefined>): Promise<Value> =>
  code.then((value) => value ?? new Promise<never>(() => undefined));

/**
 * Marks a promise as fulfilled the way React's `use` does, so that `use` reads it without suspending. A rejection is left to
 * `use`.
 */
export function readable<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: "fulfilled", value }),
    () => undefined,
  );
  return promise;
}

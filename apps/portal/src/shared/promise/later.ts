import { use } from "react";
import { arriving } from "./arriving.ts";
import { readable } from "./readable.ts";

/** Code that comes when it is asked for. */
export interface Later<Module> {
  /** Asks for it; once it is there, {@link useLater} answers it without a pause. */
  load(): Promise<Module>;
}

/** @param fetchModule called once, at the first need. */
export function later<Module>(fetchModule: () => Promise<Module>): Later<Module> {
  let module: Promise<Module> | undefined;
  return {
    load() {
      module ??= readable(arriving(fetchModule()));
      return module;
    },
  };
}

/** The code itself; what is drawn waits for it. */
export const useLater = <Module>(module: Later<Module>): Module => use(module.load());

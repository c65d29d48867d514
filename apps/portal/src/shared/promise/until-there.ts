import { arriving } from "./arriving.ts";

/** Asks for code at the first need, and anew after a failure; once it is there, it is kept. */
export function untilThere<Module>(
  fetchModule: () => Promise<Module | undefined>,
): () => Promise<Module> {
  let module: Promise<Module> | undefined;
  return () => {
    module ??= arriving(fetchModule()).catch((error: unknown) => {
      module = undefined;
      throw error;
    });
    return module;
  };
}

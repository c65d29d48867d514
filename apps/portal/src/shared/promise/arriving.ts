/**
 * Code that is on its way. Where a newer portal has taken its place nothing comes: the page is being loaded anew, and
 * whoever asked waits for that.
 */
export const arriving = <Module>(code: Promise<Module | undefined>): Promise<Module> =>
  code.then((module) => module ?? new Promise<never>(() => undefined));

/** Browser as the visitor needs it: address bar, pointer, keyboard and window. */
export interface Driver {
  /** Loads an address and resolves once its document has loaded. */
  open(address: string): Promise<void>;
  /** Calls a function in the page. It travels as text: it names nothing but its arguments and the page's globals. */
  run<Args extends unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Evaluates a classic script in the page. */
  inject(script: string): Promise<void>;
  /** Moves the pointer to a place of the window, presses and releases it; in CSS pixels. */
  press(x: number, y: number): Promise<void>;
  /** Presses and releases the key of each character; `\n` is Enter. */
  type(text: string): Promise<void>;
  /** Writes a PNG of the window. */
  takePicture(path: string): Promise<void>;
  /** Errors that the pages have logged or thrown. */
  readonly problems: readonly string[];
}

/** The window of a visit, in CSS pixels. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

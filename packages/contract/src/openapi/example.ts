/** Wire samples of one call. */
export interface Example {
  readonly body?: unknown;
  readonly answer?: unknown;
}

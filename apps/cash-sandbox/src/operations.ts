import type { Operation } from "./actions.ts";

const mostKept = 200;

/** The operations of this process: its memory is all that a sandbox needs. The oldest make room. */
export class Operations {
  readonly #byId = new Map<string, Operation>();

  add(operation: Operation): void {
    this.#byId.set(operation.id, operation);
    const [oldest] = this.#byId.keys();
    if (this.#byId.size > mostKept && oldest !== undefined) this.#byId.delete(oldest);
  }

  find(id: string): Operation | null {
    return this.#byId.get(id) ?? null;
  }

  /** The latest first. */
  list(): Operation[] {
    return [...this.#byId.values()].reverse();
  }
}

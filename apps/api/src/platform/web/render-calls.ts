/** Files of a portal's build: its renderer, its manifest, and its split style sheet. */
export const RENDERER = ".server/entry-server.mjs";
export const MANIFEST = ".vite/manifest.json";
export const STYLES = ".vite/style-parts.json";

type Handlers = Readonly<Record<string, (...given: never[]) => unknown>>;

type Message =
  | { readonly kind: "call"; readonly id: number; readonly name: string; readonly given: never[] }
  | { readonly kind: "done"; readonly id: number; readonly value: unknown }
  | { readonly kind: "failed"; readonly id: number; readonly error: unknown };

/** This thread's end of the channel. */
interface Port {
  postMessage(message: Message): void;
  on(event: "message", listener: (message: Message) => void): unknown;
}

/** The other thread, as calls on its handlers. */
export interface Remote<Remotes extends Handlers> {
  call<Name extends keyof Remotes & string>(
    name: Name,
    ...given: Parameters<Remotes[Name]>
  ): Promise<Awaited<ReturnType<Remotes[Name]>>>;
  /** Fails every call under way, and all that follow. */
  close(error: Error): void;
}

/** Calls between two threads: each answers with its handlers, and calls those of the other. */
export function connectThreads<Remotes extends Handlers>(
  port: Port,
  handlers: Handlers,
): Remote<Remotes> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let lastId = 0;
  let closed: Error | null = null;

  port.on("message", (message: Message) => {
    if (message.kind === "call") return void answer(message);
    const pending = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === "done") pending?.resolve(message.value);
    else pending?.reject(message.error);
  });

  async function answer({ id, name, given }: Extract<Message, { kind: "call" }>): Promise<void> {
    try {
      port.postMessage({ kind: "done", id, value: await handlers[name]?.(...given) });
    } catch (error) {
      port.postMessage({ kind: "failed", id, error });
    }
  }

  return {
    call(name, ...given) {
      if (closed !== null) return Promise.reject(closed);
      lastId += 1;
      const pending = Promise.withResolvers<unknown>();
      waiting.set(lastId, pending);
      port.postMessage({ kind: "call", id: lastId, name, given });
      // The other thread answers with the result of its handler of that name.
      return pending.promise as ReturnType<Remote<Remotes>["call"]> as never;
    },
    close(error) {
      closed = error;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    },
  };
}

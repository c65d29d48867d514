import { type ChildProcess, fork } from "node:child_process";
import pidusage from "pidusage";
import type { SetReply } from "./child.ts";
import { DocumentFailed } from "./errors.ts";
import type { Document } from "./set-document.ts";

/** Interval at which a working process's memory is checked, in milliseconds. */
const MEMORY_CHECK = 200;

/** Error of a process that ended during a document, by itself or from outside. */
export class ProcessDied extends Error {
  override readonly name = "ProcessDied";
}

/** A process that sets one document at a time: native code, whose crash or endless loop does not affect the api. */
export interface SettingProcess {
  readonly pid: number | undefined;
  /** True while it accepts documents. */
  readonly alive: () => boolean;
  /**
   * @param timeLimit milliseconds
   * @throws DocumentFailed when the document cannot be set within the limits; the process may be gone then
   * @throws ProcessDied when the process ended for another reason
   */
  readonly set: (document: Document, timeLimit: number) => Promise<Uint8Array>;
  readonly end: () => void;
}

/** @param memoryLimit bytes that the process may hold; more ends it */
export function startSettingProcess(program: URL, memoryLimit: number): SettingProcess {
  let child: ChildProcess | null = fork(program, { execArgv: [], serialization: "advanced" });
  const { pid } = child;
  let settle: ((outcome: Uint8Array | Error) => void) | null = null;

  function end(reason: Error): void {
    child?.kill("SIGKILL");
    child = null;
    settle?.(reason);
  }

  child.on("message", (reply: SetReply) =>
    settle?.("pdf" in reply ? reply.pdf : new DocumentFailed(reply.failure)),
  );
  child.on("exit", () => end(new ProcessDied("The typesetter's process ended.")));
  child.on("error", (error) => end(new ProcessDied(error.message)));
  // The api ends without waiting for it; it notices and ends too.
  child.unref();
  child.channel?.unref();

  async function checkMemory(): Promise<void> {
    if (pid === undefined) return;
    const { memory } = await pidusage(pid);
    if (memory > memoryLimit) end(new DocumentFailed("The document takes too much memory."));
  }

  return {
    pid,
    alive: () => child !== null,
    end: () => end(new ProcessDied("The typesetter was stopped.")),
    set(document, timeLimit) {
      return new Promise((resolve, reject) => {
        const late = () => end(new DocumentFailed("The document takes too long."));
        const timer = setTimeout(late, timeLimit);
        // The end of a process is reported by its exit.
        const memory = setInterval(() => checkMemory().catch(() => undefined), MEMORY_CHECK);
        settle = (outcome) => {
          settle = null;
          clearTimeout(timer);
          clearInterval(memory);
          if (outcome instanceof Error) reject(outcome);
          else resolve(outcome);
        };
        if (child === null) settle(new ProcessDied("The typesetter's process has ended."));
        else child.send(document, (error) => error && end(new ProcessDied(error.message)));
      });
    },
  };
}

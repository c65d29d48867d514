import { readThemeRequest, type ThemeRequest } from "../derive/index.ts";
import { answersFrom, problemLines, usage } from "./answers.ts";

/** Result of a command: its output, on the stream that its exit code selects. */
export interface Outcome {
  readonly code: 0 | 1;
  readonly text: string;
}

/**
 * Reads a command line and, when it makes sense, does the work with the request that it makes.
 * @param taken ids of supports that exist.
 * @param work returns what the command says when it is done.
 */
export function runThemeCommand(
  command: string,
  args: readonly string[],
  taken: readonly string[],
  work: (request: ThemeRequest) => string,
): Outcome {
  const help = `${command} ${usage}\n`;
  try {
    const { request, problems } = readThemeRequest(answersFrom(args), taken);
    if (problems) return { code: 1, text: `${problemLines(problems)}\n${help}` };
    return { code: 0, text: work(request) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { code: 1, text: `${error.message}\n\n${help}` };
  }
}

/** Reports the result of a command on the terminal and by its exit code. */
export function report({ code, text }: Outcome): void {
  (code === 0 ? process.stdout : process.stderr).write(text);
  process.exitCode = code;
}

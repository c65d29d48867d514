/** Whether an error is the operating system's with this code (`ENOENT`, `EEXIST`, …). */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

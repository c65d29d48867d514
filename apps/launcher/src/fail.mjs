/** A failure with a remedy: printed as one sentence, without a stack, exit code 1. */
export class Failure extends Error {}

/** Runs a program's main function; a {@link Failure} becomes its sentence on stderr and exit code 1. */
export async function run(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Failure ? `\n✗ ${error.message}` : error);
    process.exitCode = 1;
  }
}

import { spawn } from "node:child_process";

/** Sends the pictures to Chromatic where the project's token is given; otherwise reports that it is missing. */
function publish(): void {
  if (process.env.CHROMATIC_PROJECT_TOKEN === undefined) {
    process.stdout.write(
      "Nothing was sent to Chromatic: CHROMATIC_PROJECT_TOKEN is not set. `pnpm pictures` compares the same pictures here.\n",
    );
    return;
  }
  const chromatic = spawn("chromatic", process.argv.slice(2), { stdio: "inherit" });
  chromatic.once("error", (error) => {
    process.stderr.write(`Chromatic did not start: ${error.message}\n`);
    process.exitCode = 1;
  });
  chromatic.once("exit", (code) => {
    process.exitCode = code ?? 1;
  });
}

publish();

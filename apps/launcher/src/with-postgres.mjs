import { spawn } from "node:child_process";
import { run } from "./fail.mjs";
import { testPostgres } from "./postgres.mjs";

/** `node with-postgres.mjs <command…>` runs a command with `TEST_DATABASE_URL` naming a PostgreSQL of its own. */
await run(async () => {
  const [command, ...args] = process.argv.slice(2);
  const { url, stop } = await testPostgres();
  try {
    const env = { ...process.env, TEST_DATABASE_URL: url };
    const child = spawn(command, args, { env, stdio: "inherit" });
    process.exitCode = await new Promise((done, reject) => {
      child.once("error", reject);
      child.once("exit", (code) => done(code ?? 1));
    });
  } finally {
    await stop();
  }
});

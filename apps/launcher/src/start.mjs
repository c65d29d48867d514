import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build, install } from "./commands.mjs";
import { Failure, run } from "./fail.mjs";
import {
  checkPreconditions,
  programSettings,
  requireFreeFolder,
  startProgram,
} from "./program.mjs";
import { stopService } from "./services.mjs";
import { step } from "./steps.mjs";

const ACCOUNTS = [
  ["particulier@demo.parution.test", "individual"],
  ["pro@demo.parution.test", "professional, parent of a team"],
  ["membre@demo.parution.test", "member of that team"],
  ["terme@demo.parution.test", "pays on term"],
  ["plafond@demo.parution.test", "pays on term, ceiling exceeded"],
  ["convention@demo.parution.test", "convention only"],
  ["credit@demo.parution.test", "credit only"],
  ["admin@demo.parution.test", "administrator"],
];

/** One-time address of the owner, which the api prints where its database has no account; null where it has. */
async function installationAddress({ dataFolder }) {
  const printed = await readFile(join(dataFolder, "logs", "api.log"), "utf8");
  return /^Installation: (\S+)$/m.exec(printed)?.[1] ?? null;
}

/** Variant of `introduce` without the demonstration. */
function introduceOwn({ url }, address) {
  const first = `

  Create the owner's account, within an hour and once (later, start again for another address), at
  ${address}`;
  console.log(`
  Portal        ${url}
  Desk          ${url}/desk${address === null ? "" : first}

parution ready on ${url}`);
}

function introduce({ url, cardPort, cashPort }) {
  const rows = ACCOUNTS.map(([email, kind]) => `    ${email.padEnd(33)} ${kind}`);
  console.log(`
  Portal        ${url}
  Card sandbox  http://localhost:${cardPort}
  Cash sandbox  http://localhost:${cashPort}

  Demonstration accounts, all with the password Parution-2026!
${rows.join("\n")}

parution ready on ${url}`);
}

/** npm passes no signal on when it is ended itself: the launcher then has another parent process. */
const npmEnded = () =>
  new Promise((done) => {
    if (process.env.npm_lifecycle_event === undefined) return;
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && done(null), 500).unref();
  });

/** Keeps the program running until a signal or until one of its services ends. */
async function supervise(services) {
  const signal = new Promise((done) => {
    for (const name of ["SIGINT", "SIGTERM"]) process.once(name, () => done(null));
  });
  const loss = Promise.race(services.map(({ name, ended }) => ended.then(() => name)));
  const lost = await Promise.race([signal, npmEnded(), loss]);
  await Promise.all(services.map(stopService));
  if (lost) throw new Failure(`${lost} stopped by itself; its log in the data folder says why.`);
}

await run(async () => {
  const settings = programSettings();
  await checkPreconditions(settings);
  await step("Installing packages", install);
  await requireFreeFolder(settings);
  await step("Building the tokens, the portal and the service", build);
  const services = await startProgram(settings);
  if (process.env.DEMO_DATA === "0") introduceOwn(settings, await installationAddress(settings));
  else introduce(settings);
  await supervise(services);
});

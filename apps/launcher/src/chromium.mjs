import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { execute, workspaceEnv, workspaceNode } from "./commands.mjs";
import { Failure } from "./fail.mjs";

/** Debian's Chromium without windows: a third less work for the same pages. */
const SHELL = "chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** The path of a Chromium to drive: `CHROMIUM_PATH`, one without windows, the system's, or Playwright's. */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Failure(`CHROMIUM_PATH names «${given}», which does not exist.`);
  }
  const found =
    onPath([SHELL]) ?? (await installShell()) ?? systemChromium() ?? (await playwrightChromium());
  if (found) return found;
  throw new Failure(
    "No Chromium was found: install Chromium or Chrome, or set CHROMIUM_PATH to one.",
  );
}

function onPath(names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

const systemChromium = () => onPath(NAMES) ?? [MAC].find(existsSync);

/** Installs Debian's headless Chromium where this account may install packages; undefined elsewhere. */
async function installShell() {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return undefined;
  const env = workspaceEnv({ DEBIAN_FRONTEND: "noninteractive" });
  await execute("apt-get", ["update", "-qq"], { env });
  await execute("apt-get", ["install", "-y", "-qq", SHELL], { env });
  return onPath([SHELL]);
}

/** Chromium of Playwright, downloaded if missing. */
async function playwrightChromium() {
  const ask = 'import("playwright").then((p) => console.log(p.chromium.executablePath()))';
  await execute("playwright", ["install", "chromium"]);
  const { code, output } = await execute(workspaceNode, ["-e", ask]);
  const path = output.trim();
  return code === 0 && existsSync(path) ? path : undefined;
}

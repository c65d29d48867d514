import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { execute, workspaceEnv, workspaceNode } from "./commands.mjs";
import { Failure } from "./fail.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** The path of a Chromium to drive: `CHROMIUM_PATH`, the system's, Playwright's, or one installed now. */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Failure(`CHROMIUM_PATH names «${given}», which does not exist.`);
  }
  return systemChromium() ?? (await playwrightChromium()) ?? (await installChromium());
}

function systemChromium() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const places = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), MAC];
  return places.find(existsSync);
}

async function playwrightChromium() {
  const ask = 'import("playwright").then((p) => console.log(p.chromium.executablePath()))';
  const { code, output } = await execute(workspaceNode, ["-e", ask]);
  const path = output.trim();
  return code === 0 && existsSync(path) ? path : undefined;
}

async function installChromium() {
  await execute("playwright", ["install", "chromium"]);
  const downloaded = await playwrightChromium();
  if (downloaded) return downloaded;
  if (process.platform === "linux" && process.getuid?.() === 0) {
    const env = workspaceEnv({ DEBIAN_FRONTEND: "noninteractive" });
    await execute("apt-get", ["update", "-qq"], { env });
    await execute("apt-get", ["install", "-y", "-qq", "chromium"], { env });
  }
  const installed = systemChromium();
  if (installed) return installed;
  throw new Failure(
    "No Chromium was found: install Chromium or Chrome, or set CHROMIUM_PATH to one.",
  );
}

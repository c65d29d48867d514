import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { execute, workspaceEnv } from "./commands.mjs";
import { Failure } from "./fail.mjs";

/** Programs that drive Firefox and WebKit, and their Debian packages. */
const PROGRAMS = {
  "firefox-esr": "firefox-esr",
  WebKitWebDriver: "webkit2gtk-driver",
  Xvfb: "xvfb",
};

/**
 * The paths of Firefox, of WebKit's driver and of the display that WebKit's window needs, installed where this account
 * may install Debian packages. Throws a {@link Failure} that names the packages that are missing.
 */
export async function findEngines() {
  const missing = Object.keys(PROGRAMS).filter((program) => !onPath(program));
  if (missing.length > 0) await installPackages(missing.map((program) => PROGRAMS[program]));
  const absent = missing.filter((program) => !onPath(program));
  if (absent.length > 0) {
    const packages = absent.map((program) => PROGRAMS[program]).join(" ");
    throw new Failure(
      `The journey in Firefox and WebKit needs Debian's packages: apt-get install ${packages}`,
    );
  }
  return {
    firefox: onPath("firefox-esr"),
    webkitDriver: onPath("WebKitWebDriver"),
    display: onPath("Xvfb"),
  };
}

function onPath(program) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, program)).find(existsSync);
}

/** Installs Debian packages where this account may; elsewhere it does nothing. */
async function installPackages(packages) {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return;
  const env = workspaceEnv({ DEBIAN_FRONTEND: "noninteractive" });
  await execute("apt-get", ["update", "-qq"], { env });
  await execute("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], {
    env,
  });
}

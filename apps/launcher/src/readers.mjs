import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { execute, workspaceEnv } from "./commands.mjs";
import { Failure } from "./fail.mjs";

/** Programs with which tests read the api's documents and trust their signers, and their Debian packages. */
const READERS = { pdftotext: "poppler-utils", qpdf: "qpdf", certutil: "libnss3-tools" };
/** Takes two minutes to install: tests use it where it is installed already, and report where it is not. */
const SPREADSHEETS = "soffice";

/** Installs programs that read PDF files. Reports a missing one for spreadsheets. */
export async function findReaders() {
  const missing = Object.keys(READERS).filter((program) => !isOnPath(program));
  if (missing.length > 0 && process.platform === "linux" && process.getuid?.() === 0) {
    const env = workspaceEnv({ DEBIAN_FRONTEND: "noninteractive" });
    const packages = missing.map((program) => READERS[program]);
    await execute("apt-get", ["update", "-qq"], { env });
    await execute("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], {
      env,
    });
  }
  const absent = missing.filter((program) => !isOnPath(program));
  if (absent.length > 0)
    throw new Failure(`Install ${absent.join(" and ")}: tests read PDF files by it.`);
  if (!isOnPath(SPREADSHEETS)) {
    console.log("LibreOffice is not installed: the tests that open sheets with it are skipped.");
  }
}

function isOnPath(program) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.some((folder) => existsSync(join(folder, program)));
}

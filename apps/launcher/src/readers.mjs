import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { execute, workspaceEnv } from "./commands.mjs";
import { Failure } from "./fail.mjs";

/** Programs by which tests read the documents that the api makes, and the Debian packages that hold them. */
const READERS = { pdftotext: "poppler-utils", qpdf: "qpdf" };
/** Two minutes to install: tests use it where it is, and say that they do not where it is not. */
const SPREADSHEETS = "soffice";

/** Sees to it that there are programs to read PDF files. Says so when there is none for spreadsheets. */
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

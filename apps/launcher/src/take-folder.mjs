import { lockFolder } from "../../api/src/platform/database/embedded/folder-lock.ts";

/** Exits with the reason if another process holds the data folder. Runs on the workspace's own Node. */
try {
  lockFolder(process.argv[2]).release();
} catch (error) {
  console.log(error.message);
  process.exitCode = 1;
}

import { lockFolder } from "../../api/src/platform/database/embedded/folder-lock.ts";

/** Ends with the reason where another process holds the data folder. It runs on the workspace's own Node. */
try {
  lockFolder(process.argv[2]).release();
} catch (error) {
  console.log(error.message);
  process.exitCode = 1;
}

/** Stands for a typesetter that native code brings down. */
process.on("message", () => process.kill(process.pid, "SIGKILL"));

/** Stands for a typesetter that never answers. */
process.on("message", () => undefined);

import { startProgram } from "../shared/program.ts";
import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";

startProgram({
  name: "cash sandbox",
  readConfig,
  createApp: (config, report) => createApp({ config, schedule: setTimeout, report }),
});

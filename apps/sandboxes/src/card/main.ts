import { startProgram } from "../shared/program.ts";
import { createApp } from "./app.ts";
import { sendCallback } from "./callback.ts";
import { readConfig } from "./config.ts";

startProgram({
  name: "card sandbox",
  readConfig,
  createApp: (config, report) =>
    createApp({ config, send: sendCallback, schedule: setTimeout, report }),
});

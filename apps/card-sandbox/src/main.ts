import { startProgram } from "@parution/sandbox/program";
import { createApp } from "./app.ts";
import { sendCallback } from "./callback.ts";
import { readConfig } from "./config.ts";

startProgram({
  name: "card sandbox",
  readConfig,
  createApp: (config, report) =>
    createApp({ config, send: sendCallback, schedule: setTimeout, report }),
});

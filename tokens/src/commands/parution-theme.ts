#!/usr/bin/env node
import { themeCssOf } from "../derive/index.ts";
import { report, runThemeCommand } from "./run.ts";

report(runThemeCommand("parution-theme", process.argv.slice(2), [], themeCssOf));

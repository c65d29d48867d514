import { parentPort, workerData } from "node:worker_threads";
import type { BookAnswer } from "./read-book.ts";
import { readSheets } from "./read-sheets.ts";
import { BookError } from "./zip.ts";

/** Thread that reads one workbook, so that a hostile file exhausts this thread alone. */
function answer(): BookAnswer {
  try {
    return { sheets: readSheets(workerData) };
  } catch (error) {
    if (error instanceof BookError) return { fault: error.fault };
    throw error;
  }
}

parentPort?.postMessage(answer());

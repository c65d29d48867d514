import { DatabaseError } from "pg";
import { describe, expect, test } from "vitest";
import { outageOf } from "./outage.ts";

function reported(code: string): DatabaseError {
  const error = new DatabaseError("reported", 0, "error");
  error.code = code;
  return error;
}
const failed = (code: string) => Object.assign(new Error(code), { code });

describe("a temporary error is a refusal that invites another attempt:", () => {
  test.each([
    ["a server that shuts down", reported("57P01")],
    ["a server that crashed", reported("57P02")],
    ["a server that starts", reported("57P03")],
    ["a server without a free place", reported("53300")],
    ["a server that is not there", failed("ECONNREFUSED")],
    ["a connection that was reset", failed("ECONNRESET")],
    ["a connection that ended", new Error("Connection terminated unexpectedly")],
    ["a pool that waited in vain", new Error("timeout exceeded when trying to connect")],
    ["a server that is silent", new Error("Query read timeout")],
    ["a connection that was given up", new Error("Client was closed and is not queryable")],
  ])("%s", (_case, error) => {
    const outage = outageOf(error);
    expect(outage).toMatchObject({ status: 503, code: "UNAVAILABLE" });
    expect(outage?.extras.headers).toEqual({ "Retry-After": "1" });
  });

  test.each([
    ["a server's disk", reported("53100")],
    ["a folder's disk", failed("ENOSPC")],
    ["a quota", failed("EDQUOT")],
  ])("%s that is full", (_case, error) => {
    expect(outageOf(error)).toMatchObject({ status: 503, code: "STORAGE_FULL" });
  });
});

test.each([
  ["a rule of the database", reported("23505")],
  ["a query that took too long", reported("57014")],
  ["a fault of the program", new TypeError("x is not a function")],
  ["no error at all", "lost"],
])("%s remains a fault of the server", (_case, error) => {
  expect(outageOf(error)).toBeNull();
});

import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@parution/contract/call";
import { type Client, createClient } from "@parution/contract/client";
import { inject } from "vitest";
import { type DemoAccount, emailOf } from "../demo/accounts.ts";
import type { DemoStaffName } from "../demo/staff.ts";
import type { Clock, Context } from "../platform/context.ts";
import { createLog } from "../platform/log.ts";
import { openSession } from "../platform/session/sessions.ts";
import { type Api, startApi } from "../start.ts";
import {
  copyEmbedded,
  createDatabase,
  dropDatabase,
  failRun,
  TEST_NOW,
  type Template,
  temporaryFolder,
  testConfig,
  urlOf,
} from "./template.ts";

/** A clock that stands still until the test moves it. */
export interface TestClock extends Clock {
  /** Moves to an ISO instant. */
  set(instant: string): void;
  /** Moves on by milliseconds. */
  advance(ms: number): void;
}

export function testClock(instant: string): TestClock {
  let current = Date.parse(instant);
  return {
    now: () => current,
    set(next) {
      current = Date.parse(next);
    },
    advance(ms) {
      current += ms;
    },
  };
}

export interface TestApiOptions {
  /** ISO instant at which the server's clock stands; it moves only when the test moves it. */
  readonly now?: string;
  /** Further environment variables. */
  readonly env?: NodeJS.ProcessEnv;
}

/** An api of one test file's own: a real server on a free port, on its own copy of the demonstration data. */
export interface TestApi {
  readonly origin: string;
  readonly clock: TestClock;
  /** Context for arranging and for counting rows; what callers notice is asserted through HTTP. */
  readonly context: Context;
  /** A visitor: the app token, no session. */
  readonly visitor: Client;
  /** A client of a demonstration account with a session of its own, opened without the login's deliberate slowness. */
  signIn(account: DemoAccount, language?: Language): Promise<Client>;
  /** Variant of `signIn` for one of the staff, who has shown a second factor. */
  signInStaff(name: DemoStaffName | "admin", language?: Language): Promise<Client>;
  /** A client of an open session, by its token. */
  clientOf(token: string): Client;
  /** The bearer token of a demonstration account, for requests that the client would not send. */
  token(account: DemoAccount | DemoStaffName): Promise<string>;
  /** A bare request with the app token. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  stop(): Promise<void>;
}

/** Starts an api for a test file; call `stop` when done. */
export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  return startApiOn(await copyTemplate(), options);
}

/** Starts an api on a database that the test has prepared itself, and removes it with the api. */
export async function startApiOn(
  source: Source,
  { now = TEST_NOW, env = {} }: TestApiOptions = {},
): Promise<TestApi> {
  const clock = testClock(now);
  const config = testConfig(source.dataDir, { ...source.env, ...env });
  const log = createLog(config.logLevel);
  const api = await startApi(config, {
    log,
    clock,
    onCrash: failRun,
    withJobs: false,
    // The portal is tested apart: to compress its files takes longer than most tests.
    portalFolder: join(source.dataDir, "none"),
  });
  return describe(api, clock, source.remove);
}

function describe(api: Api, clock: TestClock, remove: () => Promise<void>): TestApi {
  const origin = `http://localhost:${api.port}`;
  const { appToken } = api.context.config;
  const client = (bearer: string | null, language: Language) =>
    createClient({
      accountBase: `${origin}/account`,
      adsBase: `${origin}/ads`,
      appToken,
      language: () => language,
      bearer: () => bearer,
    });
  const visitor = client(null, "fr");
  const token = async (account: DemoAccount | DemoStaffName) => {
    const { db, config } = api.context;
    const { id } = await db
      .selectFrom("users")
      .select("id")
      .where("email", "=", emailOf(account))
      .executeTakeFirstOrThrow();
    return (await openSession(db, id, config.sessionSecret, clock.now())).token;
  };
  return {
    origin,
    clock,
    context: api.context,
    visitor,
    token,
    clientOf: (bearer) => client(bearer, "fr"),
    signIn: async (account, language = "fr") => client(await token(account), language),
    async signInStaff(name, language = "fr") {
      const bearer = await token(name);
      await api.context.db
        .updateTable("sessions")
        .set({ second_factor_at: new Date(clock.now()) })
        .where("id", "=", sessionOf(bearer))
        .execute();
      return client(bearer, language);
    },
    fetch(path, init = {}) {
      const headers = new Headers(init.headers);
      headers.set("X-App-Token", headers.get("X-App-Token") ?? appToken);
      return fetch(`${origin}${path}`, { redirect: "manual", ...init, headers });
    },
    async stop() {
      await api.stop();
      await remove();
    },
  };
}

/** Id of the session that a token names. */
function sessionOf(token: string): string {
  const [, payload = ""] = token.split(".");
  return JSON.parse(Buffer.from(payload, "base64url").toString()).sid;
}

export interface Source {
  readonly dataDir: string;
  readonly env: NodeJS.ProcessEnv;
  readonly remove: () => Promise<void>;
}

/** Copies the prepared embedded database into a data folder. */
export function copyDatabase(template: Template, dataDir: string): void {
  if (template.engine !== "embedded") throw new Error("Only the embedded database is a folder.");
  copyEmbedded(template.folder, dataDir);
}

/** A copy of the prepared database for one test file: where it is, and the environment that opens it. */
export async function copyTemplate(): Promise<Source> {
  const template = inject("template");
  if (template.engine === "postgres") return serverSource(template.url, template.database);
  const source = folderSource();
  copyDatabase(template, source.dataDir);
  return source;
}

/** A place for a database in which nothing is yet: a folder, or a new database of the test's server. */
export async function createEmpty(engine: Template["engine"]): Promise<Source> {
  if (engine === "embedded") return folderSource();
  const template = inject("template");
  if (template.engine === "embedded") throw new Error("This test run has no server.");
  return serverSource(template.url);
}

/** A place for an installation's database in which no newspaper is yet, and which is migrated already. */
export async function copyUnused(): Promise<Source> {
  const template = inject("template");
  if (template.engine === "postgres") return serverSource(template.url, template.unused);
  const source = folderSource();
  copyEmbedded(template.unused, source.dataDir);
  return source;
}

function folderSource(): Source {
  const dataDir = temporaryFolder();
  return { dataDir, env: {}, remove: async () => removeFolder(dataDir) };
}

async function serverSource(url: string, template?: string): Promise<Source> {
  const dataDir = temporaryFolder();
  const database = await createDatabase(url, template);
  return {
    dataDir,
    env: { DATABASE_URL: urlOf(url, database) },
    async remove() {
      await dropDatabase(url, database);
      removeFolder(dataDir);
    },
  };
}

const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

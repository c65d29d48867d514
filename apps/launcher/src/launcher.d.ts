/** Types of the launcher, which is plain JavaScript, since it runs on any Node before anything is installed. */
declare module "*/launcher/src/check-selection.mjs" {
  export interface Workspace {
    readonly all: readonly string[];
    readonly imports: readonly (readonly [file: string, module: string])[];
  }
  export type Check = "lint" | "types" | "units" | "stories" | "service" | "messages" | "unread";
  export const READERS: readonly (readonly [files: RegExp, test: string])[];
  export function selectChecks(
    files: readonly string[],
    workspace: Workspace,
  ): Readonly<Record<Check, readonly string[]>>;
}
declare module "*/launcher/src/chromium.mjs" {
  export function findChromium(): Promise<string>;
}
declare module "*/launcher/src/commands.mjs" {
  export const root: string;
  export const workspaceNode: string;
  export function build(): Promise<void>;
  export function fingerprint(): Promise<string>;
  export function pnpm(args: readonly string[]): Promise<void>;
  export function workspaceEnv(
    extra?: Readonly<Record<string, string | undefined>>,
    folder?: string,
  ): NodeJS.ProcessEnv;
  export function execute(
    command: string,
    args: readonly string[],
    options?: { cwd?: string; env?: NodeJS.ProcessEnv; show?: boolean },
  ): Promise<{ readonly code: number; readonly output: string }>;
}
declare module "*/launcher/src/engines.mjs" {
  export function findEngines(): Promise<{
    readonly firefox: string;
    readonly webkitDriver: string;
    readonly display: string;
  }>;
}
declare module "*/launcher/src/fail.mjs" {
  export class Failure extends Error {}
  export function run(main: () => Promise<void>): Promise<void>;
}
declare module "*/launcher/src/free-port.mjs" {
  export function freePort(): Promise<number>;
}
declare module "*/launcher/src/postgres.mjs" {
  export function testPostgres(
    settings?: Readonly<Record<string, string>>,
  ): Promise<{ readonly url: string; readonly stop: () => Promise<void> }>;
}
declare module "*/launcher/src/press.mjs" {
  export function untilPrinted(
    service: { readonly name: string; readonly child: import("node:child_process").ChildProcess },
    logs: string,
    timeout?: number,
  ): Promise<void>;
}
declare module "*/launcher/src/program.mjs" {
  export interface Service {
    readonly name: string;
  }
  export function startProgram(settings: {
    port: number;
    cardPort: number;
    cashPort: number;
    dataFolder: string;
    env?: Readonly<Record<string, string>>;
  }): Promise<Service[]>;
}
declare module "*/launcher/src/services.mjs" {
  export interface Service {
    readonly name: string;
    readonly child: import("node:child_process").ChildProcess;
  }
  export function startService(settings: {
    name: string;
    entry: string;
    env: Readonly<Record<string, string>>;
    logs: string;
    readyUrl: string;
    timeout?: number;
  }): Promise<Service>;
  export function stopService(service: { readonly name: string }): Promise<void>;
}
declare module "*/launcher/src/steps.mjs" {
  export function step<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
}

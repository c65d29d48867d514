import { createClient } from "@parution/contract/client";
import { login, readCurrentUser } from "@parution/contract/session";
import { DEMO_PASSWORD, type DemoAccount, emailOf } from "../../../demo/accounts.ts";
import { callOf } from "../operations.ts";
import { percentile, watchHealth } from "./health.ts";
import { OWN_ORIGIN, type Program } from "./program.ts";
import { send } from "./send.ts";
import type { Shape } from "./shapes.ts";
import { type Target, targetsFor } from "./targets.ts";

/** Limits that hold for any request: milliseconds of a probe at p99 and at most, and bytes by which a request makes memory grow. */
export const BEARABLE = { health: 200, stall: 4000, growth: 64 * 1024 * 1024 } as const;

/** Result of one shape of body on one call. */
export interface Finding {
  readonly call: string;
  readonly shape: string;
  readonly statuses: readonly number[];
  /** Longest wait for an answer; milliseconds. */
  readonly slowest: number;
  /** Longest wait of a probe meanwhile; milliseconds. */
  readonly probe: number;
  /** Most bytes by which a request made the service grow. */
  readonly growth: number;
}

/** Sends shapes to calls of a running service, and watches it. */
export interface Attack {
  readonly targets: readonly Target[];
  strike(target: Target, shape: Shape): Promise<Finding>;
  /** The probe's hundredths, over everything that was sent. */
  probeAt(hundredths: number): number;
  stop(): Promise<void>;
}

export async function startAttack(program: Omit<Program, "stop">): Promise<Attack> {
  const { origin } = program;
  const probes: number[] = [];
  const watch = watchHealth(origin, program.pid);
  let caller = await signIn(origin, "pro");
  const owner = await signIn(origin, "admin");
  const isOfDesk = (name: string) => callOf.get(name)?.staff !== undefined;

  async function strikeOnce(target: Target, raw: ReturnType<Shape["requests"]>[number]) {
    const { operation } = target;
    const before = program.resetPeak();
    const { token } = isOfDesk(operation.name) ? owner : caller;
    const signed = { Authorization: `Bearer ${token}`, Origin: OWN_ORIGIN, ...raw.headers };
    const outcome = await send(origin, operation, { ...raw, headers: signed });
    const growth = Math.max(0, program.peak() - before);
    // However the session ended, the next call has one.
    if (operation.name === "logout" && outcome.status === 200) caller = await signIn(origin, "pro");
    return { ...outcome, growth };
  }

  return {
    targets: targetsFor(caller),
    async strike(target, shape) {
      watch.take();
      const outcomes = [];
      for (const raw of shape.requests(target.operation, target.example)) {
        const first = await strikeOnce(target, raw);
        // Memory that the service had not cleared yet of earlier requests is not this one's: it does not grow twice.
        const again = first.growth > BEARABLE.growth ? await strikeOnce(target, raw) : first;
        outcomes.push({ ...first, growth: Math.min(first.growth, again.growth) });
      }
      const during = watch.take();
      probes.push(...during);
      return {
        call: target.operation.name,
        shape: shape.name,
        statuses: [...new Set(outcomes.map(({ status }) => status))],
        slowest: Math.round(Math.max(0, ...outcomes.map(({ took }) => took))),
        probe: Math.round(Math.max(0, ...during)),
        growth: Math.max(0, ...outcomes.map(({ growth }) => growth)),
      };
    },
    probeAt: (hundredths) => percentile(probes, hundredths),
    stop: () => watch.stop(),
  };
}

/** Reasons why a finding cannot be borne; empty where it can. */
export function faultsOf({ statuses, probe, growth }: Finding): string[] {
  const faults = statuses.filter((status) => status >= 500).map((status) => `answered ${status}`);
  if (growth > BEARABLE.growth) faults.push(`memory grew by ${Math.round(growth / 2 ** 20)} MiB`);
  if (probe > BEARABLE.stall) faults.push(`a probe waited ${probe} ms`);
  return faults;
}

async function signIn(origin: string, account: DemoAccount) {
  let bearer: string | null = null;
  const client = createClient({
    accountBase: `${origin}/account`,
    adsBase: `${origin}/ads`,
    appToken: "parution-demo",
    language: () => "fr",
    bearer: () => bearer,
  });
  const { token = "" } = await client.call(login, {
    body: { email: emailOf(account), password: DEMO_PASSWORD },
  });
  bearer = token;
  const { id: userId, businessId, clientHash } = await client.call(readCurrentUser, {});
  return { token, userId, businessId, clientHash };
}

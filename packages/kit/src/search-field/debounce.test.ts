import { describe, expect, it, vi } from "vitest";
import { createManualClock } from "../stories/manual-clock.ts";
import { debounce } from "./debounce.ts";

describe("calls put off by 300 ms", () => {
  it("makes only the last of those that come close together", () => {
    const clock = createManualClock();
    const calls = debounce(300, clock);
    const call = vi.fn();
    calls.ask(() => call("c"));
    clock.advance(299);
    calls.ask(() => call("ca"));
    clock.advance(299);
    expect(call).not.toHaveBeenCalled();
    clock.advance(1);
    expect(call.mock.calls).toEqual([["ca"]]);
    clock.advance(10_000);
    expect(call).toHaveBeenCalledOnce();
  });

  it("makes none after it was cancelled, and may be asked again", () => {
    const clock = createManualClock();
    const calls = debounce(300, clock);
    const call = vi.fn();
    calls.ask(call);
    calls.cancel();
    clock.advance(10_000);
    expect(call).not.toHaveBeenCalled();
    calls.ask(call);
    clock.advance(300);
    expect(call).toHaveBeenCalledOnce();
  });

  it("takes a negative pause for none", () => {
    const clock = createManualClock();
    const call = vi.fn();
    debounce(-1, clock).ask(call);
    clock.advance(0);
    expect(call).toHaveBeenCalledOnce();
  });
});

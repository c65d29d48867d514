import { describe, expect, it } from "vitest";
import { outcomeOfOrder, outcomeOfPage } from "./outcome.ts";

describe("outcomeOfPage", () => {
  it.each([
    ["/paiement-succes", "success"],
    ["/paiement-encours", "pending"],
    ["/paiement-echoue", "failure"],
  ])("reads %s", (page, outcome) => {
    expect(outcomeOfPage(page)).toBe(outcome);
  });
});

describe("outcomeOfOrder", () => {
  it("believes the order, not the address", () => {
    expect(outcomeOfOrder("paid", "failure")).toBe("success");
    expect(outcomeOfOrder("cancelled", "success")).toBe("failure");
    expect(outcomeOfOrder("paymentPending", "success")).toBe("pending");
  });

  it("waits for the provider's word when a success was claimed and the order is still unpaid", () => {
    expect(outcomeOfOrder("unpaid", "success")).toBe("pending");
    expect(outcomeOfOrder("unpaid", "failure")).toBe("failure");
  });
});

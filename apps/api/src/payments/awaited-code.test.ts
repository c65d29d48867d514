import { readMyAds } from "@parution/contract/ads";
import { cancelOrder, readMyOrders, readRecap } from "@parution/contract/orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askForCode, sendMessage } from "../testing/cash-partner.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { placeLine } from "../testing/orders/ordering.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test("a pending code is shown among orders and ads, and is void once the order is cancelled", async () => {
  const client = await api.signIn("particulier");
  const { orderId } = await placeLine(client);
  const { code } = await askForCode(client, orderId);
  const recap = () => client.call(readRecap, { query: { orderId } });

  const { ad, reference, ...waiting } = await recap();
  expect(waiting.actions).toEqual(["showCode", "payOtherwise", "cancel"]);
  expect(waiting).toMatchObject({ mayCancel: true });
  expect(waiting.paymentMethods).toContain("card");
  const { orders } = await client.call(readMyOrders, { query: { reference } });
  expect(orders[0]?.actions).toEqual(waiting.actions);
  const { ads } = await client.call(readMyAds, {
    params: { page: 1 },
    query: { reference: ad?.reference ?? "" },
  });
  expect(ads[0]?.actions).toEqual(["details", "modify", "showCode", "finalise", "cancel"]);

  await client.call(cancelOrder, { body: { orderId } });
  expect(await recap()).toMatchObject({ status: "cancelled", actions: [] });
  expect(await sendMessage(api, "consultation", { code })).toMatchObject([200, { etat: "ANNULE" }]);
});

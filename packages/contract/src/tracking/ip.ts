import { defineCall } from "../call/index.ts";
import { fields, inData, text } from "../wire/index.ts";

export const readIp = defineCall({
  name: "readIp",
  summary: "The caller's network address, as the service sees it",
  service: "ads",
  method: "GET",
  path: "/ip",
  access: "app",
  answer: inData(fields({ address: ["ip", text] })),
});

export { type Cluster, createCluster, findServer, freePort, openCluster } from "./cluster.ts";
export { type Fault, type FaultyProxy, startFaultyProxy } from "./faulty-proxy.ts";
export { fillDisk } from "./fill-disk.ts";
export { afterPowerCut } from "./power-cut.ts";
export {
  type Attempt,
  countOrders,
  insist,
  readAds,
  type WantedOrder,
  wantOrder,
} from "./stubborn.ts";

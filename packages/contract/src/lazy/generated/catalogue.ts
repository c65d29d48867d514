// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../catalogue/index.ts");

export const readCities = lazyCall(
  { name: "readCities" },
  async () => (await calls()).readCities,
);

export const readCountries = lazyCall(
  { name: "readCountries" },
  async () => (await calls()).readCountries,
);

export const readOptions = lazyCall(
  { name: "readOptions", shows: "prices" },
  async () => (await calls()).readOptions,
);

export const readDefaultOptions = lazyCall(
  { name: "readDefaultOptions" },
  async () => (await calls()).readDefaultOptions,
);

export const readTenderOptions = lazyCall(
  { name: "readTenderOptions" },
  async () => (await calls()).readTenderOptions,
);

export const readProducts = lazyCall(
  { name: "readProducts", shows: "prices" },
  async () => (await calls()).readProducts,
);

export const readColours = lazyCall(
  { name: "readColours" },
  async () => (await calls()).readColours,
);

export const readCanvases = lazyCall(
  { name: "readCanvases", shows: "prices" },
  async () => (await calls()).readCanvases,
);

export const readTextCanvas = lazyCall(
  { name: "readTextCanvas" },
  async () => (await calls()).readTextCanvas,
);

export const readTexteCanvas = lazyCall(
  { name: "readTexteCanvas" },
  async () => (await calls()).readTexteCanvas,
);

export const readPackageRate = lazyCall(
  { name: "readPackageRate", shows: "prices" },
  async () => (await calls()).readPackageRate,
);

export const readRates = lazyCall(
  { name: "readRates" },
  async () => (await calls()).readRates,
);

export { TEST_NOW } from "./template.ts";
export { copyDatabase, startTestApi, type TestApi, type TestApiOptions } from "./test-api.ts";
export type { TestClock } from "./test-clock.ts";

export { listClosedDays, orderedAt, undecided } from "./queries.ts";

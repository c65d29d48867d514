export { ApiError, type ApiErrorCode } from "./api-error.ts";
export { type Problem, problem } from "./problem.ts";

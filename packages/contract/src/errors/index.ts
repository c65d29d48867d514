export { ApiError, type ApiErrorCode } from "./api-error.ts";
export { type Problem, problem, type SecondStep } from "./problem.ts";

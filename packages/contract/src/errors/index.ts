export { ApiError, type ApiErrorCode } from "./api-error.ts";
export { englishFields, wireFields } from "./field-names.ts";
export { type Problem, problem, type SecondStep } from "./problem.ts";

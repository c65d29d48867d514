export { requireCaptcha } from "./require-captcha.ts";
export { captchaRoutes } from "./routes.ts";

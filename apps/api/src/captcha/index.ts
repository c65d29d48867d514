export { captchaRoutes } from "./challenge.ts";
export { requireCaptcha } from "./require-captcha.ts";

export { captchaPayload, readCaptcha } from "./captcha.ts";

export { CaptchaFrame, type CaptchaFrameProps, type CaptchaState } from "./captcha-frame.tsx";

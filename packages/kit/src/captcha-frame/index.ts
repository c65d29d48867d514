export {
  CaptchaFrame,
  type CaptchaFrameLabels,
  type CaptchaFrameProps,
  type CaptchaState,
} from "./captcha-frame.tsx";

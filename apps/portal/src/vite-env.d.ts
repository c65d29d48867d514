/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The fixed public app token of the service. */
  readonly VITE_APP_TOKEN?: string;
  /** Base of the account service. */
  readonly VITE_ACCOUNT_BASE?: string;
  /** Base of the ads service. */
  readonly VITE_ADS_BASE?: string;
}

declare module "*.po" {
  export const messages: import("@lingui/core").Messages;
}

/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The fixed public app token of the service. */
  readonly VITE_APP_TOKEN?: string;
  /** Base of the account service (readings A1). */
  readonly VITE_ACCOUNT_BASE?: string;
  /** Base of the ads service (readings A1). */
  readonly VITE_ADS_BASE?: string;
}

declare module "*.po" {
  export const messages: import("@lingui/core").Messages;
}

export {
  downloadCertificate,
  LARGEST_CERTIFICATE,
  verifyAd,
  verifyCertificate,
} from "./certificates.ts";

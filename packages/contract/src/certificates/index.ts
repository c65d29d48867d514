export { downloadCertificate, verifyAd } from "./certificates.ts";

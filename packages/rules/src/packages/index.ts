export {
  PACKAGE_STATUS_CODES,
  type PackageKind,
  type PackageStatus,
  type PackageTerm,
  packageStatusOf,
} from "./status.ts";

export { type CompanyDetails, companyFaults } from "./company.ts";
export type { Fault, Faults } from "./faults.ts";
export { ANOTHER_CITY, type PersonDetails, personFaults } from "./person.ts";
export {
  isProfilePhoto,
  LARGEST_PHOTO,
  PHOTO_BYTES,
  type PhotoSize,
  photoSizeOf,
} from "./photo.ts";

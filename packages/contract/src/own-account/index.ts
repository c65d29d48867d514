export {
  changeAddress,
  closeAccount,
  confirmAddress,
  exportOwnData,
  typedAddressChange,
  undoAddress,
} from "./own-account.ts";

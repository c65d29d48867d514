export { exportStarterBook, removeBook, saveBook } from "./book.ts";
export {
  checkInstallationLink,
  createOwner,
  openInstallation,
  readInstallation,
  sendTestLetter,
  testCard,
  testCash,
} from "./installation.ts";
export { createNewspaper, readNewspapers } from "./newspapers.ts";
export {
  cardSettings,
  cashSettings,
  days,
  mailSettings,
  newspaper,
  prices,
  publisher,
  removeMailServer,
  saveCard,
  saveCash,
  saveDays,
  saveMail,
  saveNewspaper,
  savePrices,
  savePublisher,
  typedMailSettings,
  typedPublisher,
} from "./settings.ts";

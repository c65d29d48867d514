export { code, codeTable, tierCode } from "./codes.ts";
export { dataBeside } from "./data-beside.ts";
export { epochSeconds, instant, monthFirstDate, plainDate, wireDate } from "./dates.ts";
export {
  type EnglishOf,
  type Fields,
  fields,
  isFields,
  isRecord,
  sharesNames,
  type WireOf,
  wireNames,
} from "./fields.ts";
export { isRawJson, money, signedMoney } from "./money.ts";
export { count, countWithin, flag, id, percent, truth } from "./numbers.ts";
export { pieces } from "./pieces.ts";
export {
  adStatus,
  adSwitch,
  chosenMethod,
  medium,
  memberStatus,
  orderKind,
  orderStatus,
  paymentMethod,
  paymentMethods,
  webState,
} from "./statuses.ts";
export {
  addressText,
  binary,
  email,
  fileList,
  filledAddress,
  filledName,
  filledText,
  jsonText,
  jsonValue,
  LONGEST_PASSWORD,
  linkToken,
  nameText,
  oneFile,
  optionsText,
  paperText,
  password,
  phone,
  shortText,
  text,
  typed,
} from "./texts.ts";
export { form, inData, under } from "./wrappers.ts";

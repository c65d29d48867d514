export { PhoneField, type PhoneFieldLabels, type PhoneFieldProps } from "./phone-field.tsx";
export { morocco, type PhoneCountry } from "./phone-number.ts";

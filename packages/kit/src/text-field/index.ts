export { type InputProps, TextField, type TextFieldProps } from "./text-field.tsx";

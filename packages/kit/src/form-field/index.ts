export { controlVariants } from "./control.variants.ts";
export {
  type FieldControlProps,
  type FieldProps,
  FormField,
  type FormFieldProps,
  joinIds,
} from "./form-field.tsx";
export { GroupField, type GroupFieldProps } from "./group-field.tsx";

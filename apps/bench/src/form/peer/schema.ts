import * as z from "zod/mini";

const LONGEST = 20_000;
const needed = z.string().check(z.minLength(1, "required"));

export const orderSchema = z.object({
  heading: needed,
  type: needed,
  subheading: needed,
  text: z.string().check(z.minLength(1, "required"), z.maxLength(LONGEST, "long")),
  dates: z.array(z.iso.date()).check(z.minLength(1, "required")),
  city: needed,
  terms: z.boolean().check(z.refine((accepted) => accepted, "required")),
});

export type OrderValues = z.infer<typeof orderSchema>;

export const emptyOrder: OrderValues = {
  heading: "",
  type: "",
  subheading: "",
  text: "",
  dates: [],
  city: "",
  terms: false,
};

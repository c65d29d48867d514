import { reply } from "@parution/app/testing/replies.ts";
import type { CallAnswer } from "@parution/contract/call";
import { readCities } from "@parution/contract/catalogue";
import type { readBusiness, readCurrentUser } from "@parution/contract/session";

/** A user with every detail. */
export const samplePerson: Partial<CallAnswer<typeof readCurrentUser>> = {
  phone: "0661000227",
  birthDate: "1984-05-12",
  postalCode: "20250",
  cityId: 1,
  otherCity: "",
};

export const sampleCompany: Partial<CallAnswer<typeof readBusiness>> = {
  label: "Atlas Conseil",
  companyName: "Atlas Conseil SARL",
  address: "27, boulevard Zerktouni, Casablanca",
  phone: "0522000227",
  type: "societe",
  sector: "Conseil aux entreprises",
  manager: "Youssef El Amrani",
  ice: "000152733000067",
  tradeRegister: "Casablanca 152733",
  invoiceTo: "Atlas Conseil SARL",
  email: "contact@atlas-conseil.test",
};

export const cities = reply(readCities, () => [
  { id: 1, label: "Casablanca" },
  { id: 2, label: "Rabat" },
  { id: 0, label: "Autre ville" },
]);

/** An image file, wider than it is high. */
export async function samplePhoto(): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = 1200;
  canvas.height = 800;
  const context = canvas.getContext("2d");
  if (context) {
    context.fillStyle = "#7aa095";
    context.fillRect(0, 0, 1200, 800);
    context.fillStyle = "#f4e4c1";
    context.fillRect(450, 150, 300, 650);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  return new File(blob ? [blob] : [], "portrait.png", { type: "image/png" });
}

import { Select } from "@parution/kit/select";
import { TextField } from "@parution/kit/text-field";
import { faces } from "@parution/tokens/derive";
import { BrandSamples } from "./brand-samples.tsx";
import { ColourField } from "./colour-field.tsx";
import { RadiusField } from "./radius-field.tsx";
import type { ThemeAnswersState } from "./use-theme-answers.ts";

const faceOptions = [
  { value: "", label: "The house's" },
  ...faces.map(({ id, label }) => ({ value: id, label })),
];

/** Values of the default theme, shown in empty fields. */
const housePaper = "#faf6ee";
const houseRadius = "6";

/** Fields of a newspaper's theme. */
export function ThemeForm({ answers, request, problems, change }: ThemeAnswersState) {
  return (
    <form
      aria-label="The newspaper"
      className="flex flex-col gap-5"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="flex flex-col gap-2">
        <ColourField
          label="Brand colour"
          value={answers.brand}
          fallback={request.brand}
          error={problems.brand}
          onChange={(text) => change("brand", text)}
        />
        <BrandSamples current={answers.brand} onChoose={(hex) => change("brand", hex)} />
      </div>
      <ColourField
        label="Paper"
        note="optional"
        value={answers.paper ?? ""}
        fallback={housePaper}
        error={problems.paper}
        onChange={(text) => change("paper", text)}
      />
      <Select
        label="Headlines"
        items={faceOptions}
        value={answers.headlineFace ?? ""}
        onChange={(event) => change("headlineFace", event.target.value)}
      />
      <Select
        label="Newspaper's page"
        items={faceOptions}
        value={answers.paperFace ?? ""}
        onChange={(event) => change("paperFace", event.target.value)}
      />
      <RadiusField
        value={answers.radius ?? houseRadius}
        onChange={(text) => change("radius", text)}
      />
      <TextField
        label="Name"
        value={answers.name ?? ""}
        error={problems.name}
        onChange={(event) => change("name", event.target.value)}
      />
      <TextField
        label="Slug"
        value={answers.slug}
        error={problems.slug}
        spellCheck={false}
        onChange={(event) => change("slug", event.target.value)}
      />
    </form>
  );
}

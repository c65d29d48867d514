import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { supportPictures } from "@parution/app/testing/pictures.ts";
import { STORY_NOW } from "@parution/app/testing/samples.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import NotFoundPage from "./not-found.page.tsx";

const meta = {
  title: "Pages/Not found",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: () => beginStory({ now: STORY_NOW }),
  render: (_, { globals }) => (
    <PageStory language={globals.language} path="/404" replies={[]}>
      <NotFoundPage />
    </PageStory>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const InFrench: Story = { parameters: supportPictures };

export const InArabic: Story = { globals: { language: "ar" } };

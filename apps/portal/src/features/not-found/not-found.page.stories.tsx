import type { Meta, StoryObj } from "@storybook/react-vite";
import { beginStory } from "../../shared/page-story/begin.ts";
import { PageStory } from "../../shared/page-story/page-story.tsx";
import { supportPictures } from "../../shared/page-story/pictures.ts";
import { STORY_NOW } from "../../shared/page-story/samples.ts";
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

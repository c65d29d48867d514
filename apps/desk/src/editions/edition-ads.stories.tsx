import { cutOff, type Reply, reply } from "@parution/app/testing/replies.ts";
import { readEdition, readEditionState, reportMissedAds } from "@parution/contract/editions";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import type { EditionState } from "../shared/edition.data.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, deskParameters, deskReplies } from "../testing/samples.ts";
import { closed, late, open, printed, printedPages } from "./sample-editions.ts";

const page = (...replies: readonly Reply[]) => [...replies, ...deskReplies("production")];
const shown = (edition: EditionState) => reply(readEditionState, () => edition);

const meta = {
  title: "Pages/Desk/Edition/Missing ads",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: { replies: page(shown(printed)) },
  beforeEach: beginDesk,
  render: ({ replies }, { globals }) => (
    <DeskStory language={globals.language} path={`/editions/1/${printed.day}`} replies={replies} />
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No ad that it lacks is reported yet. */
const withoutAbsent: EditionState = { ...printed, missed: closed.missed };
const reported = fn();

/** Pages of the printed issue are missing: their ads are seen, and reported in one step. */
export const PagesMissing: Story = {
  args: {
    replies: page(
      shown(withoutAbsent),
      reply(readEdition, () => printedPages),
      reply(reportMissedAds, (_, sent) => {
        reported(sent);
        return printed;
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement);
    const pageOf = (name: string) => body.getByRole("checkbox", { name });
    await userEvent.click(await body.findByRole("checkbox", { name: "Page 2 (5 annonces)" }));
    await userEvent.click(pageOf("Page 1 (5 annonces)"));
    await userEvent.click(pageOf("Page 3 (4 annonces)"));
    const chosen = { name: /^Choisir A/, checked: true };
    await expect(body.getAllByRole("checkbox", chosen)).toHaveLength(14);
    await userEvent.click(pageOf("Page 1 (5 annonces)"));
    await expect(body.getAllByRole("checkbox", chosen)).toHaveLength(9);
    await expect(body.queryByText("A00000801")).toBeNull();
    await userEvent.click(body.getByRole("button", { name: "Signaler 9 annonces non parues" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText("Motif en français"), "Feuille perdue");
    await userEvent.type(dialog.getByLabelText("Motif en arabe"), "ورقة ضائعة");
    await userEvent.click(dialog.getByRole("button", { name: "Signaler" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const annonces = Array.from({ length: 9 }, (_, at) => 806 + at);
    await expect(reported.mock.calls).toMatchObject([[{ data: { annonces, pages: [2, 3] } }]]);
  },
};

/** The same edition once another user has reported two ads of its second page. */
const reportedByAnother: EditionState = {
  ...withoutAbsent,
  entered: open.entered.filter(({ id }) => id !== 806 && id !== 807),
  missed: open.entered
    .filter(({ id }) => id === 806 || id === 807)
    .map((one) => ({ ...one, ...late, cause: "left_out" as const })),
};
let isReported = false;

/** Kept pages name the ads that are still in the edition: those that were reported or removed since are not counted again. */
export const PagesAfterReports: Story = {
  args: {
    replies: page(
      shown({ ...reportedByAnother, entered: reportedByAnother.entered.slice(5) }),
      reply(readEdition, () => ({ ...printedPages, isKept: true })),
    ),
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement);
    await userEvent.click(await body.findByRole("checkbox", { name: "Page 2 (3 annonces)" }));
    const chosen = { name: /^Choisir A/, checked: true };
    await expect(body.getAllByRole("checkbox", chosen)).toHaveLength(3);
    await expect(body.getByRole("checkbox", { name: "Page 3 (4 annonces)" })).toBeVisible();
    await expect(body.queryByRole("checkbox", { name: /^Page 1 / })).toBeNull();
  },
};

/** Another user reports ads of a missing page meanwhile: the others of it stay chosen among all ads, where they can be taken back. */
export const ReportedMeanwhile: Story = {
  args: {
    replies: page(
      reply(readEditionState, () => (isReported ? reportedByAnother : withoutAbsent)),
      reply(readEdition, () => printedPages),
      cutOff(reportMissedAds),
    ),
  },
  beforeEach: () => {
    isReported = false;
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement);
    await userEvent.click(await body.findByRole("checkbox", { name: "Page 2 (5 annonces)" }));
    await expect(body.queryByText("A00000801")).toBeNull();
    isReported = true;
    await userEvent.click(body.getByRole("button", { name: "Signaler 5 annonces non parues" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText("Motif en français"), "Page perdue");
    await userEvent.type(dialog.getByLabelText("Motif en arabe"), "صفحة ضائعة");
    await userEvent.click(dialog.getByRole("button", { name: "Signaler" }));
    await dialog.findByRole("alert");
    await userEvent.keyboard("{Escape}");
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Continuer à modifier" }));
    await expect(dialog.getByLabelText("Motif en français")).toHaveValue("Page perdue");
    await userEvent.click(dialog.getByRole("button", { name: "Retour" }));
    await userEvent.click(await screen.findByRole("button", { name: "Quitter sans enregistrer" }));
    await expect(await body.findByText("A00000801")).toBeVisible();
    await expect(body.queryByRole("group", { name: "Pages non parues" })).toBeNull();
    const chosen = { name: /^Choisir A/, checked: true };
    await expect(body.getAllByRole("checkbox", chosen)).toHaveLength(3);
    await expect(
      body.getByRole("button", { name: "Signaler 3 annonces non parues" }),
    ).toBeVisible();
    for (const box of body.getAllByRole("checkbox", chosen)) await userEvent.click(box);
    await userEvent.click(body.getByRole("button", { name: "Signaler comme non parues" }));
    await expect(await body.findByRole("alert")).toHaveTextContent(/Choisissez les annonces/);
  },
};

/** A report without a chosen ad says what is missing, until one is chosen. */
export const NothingChosen: Story = {
  play: async ({ canvasElement }) => {
    const body = within(canvasElement);
    await userEvent.click(await body.findByRole("button", { name: "Signaler comme non parues" }));
    const alert = await body.findByRole("alert");
    await expect(alert).toHaveTextContent("Choisissez les annonces qui ne sont pas parues.");
    await userEvent.click(body.getByRole("checkbox", { name: "Choisir A00000802" }));
    await expect(body.queryByRole("alert")).toBeNull();
  },
};

export const NothingChosenArabic: Story = {
  globals: { language: "ar", scheme: "dark" },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement);
    await userEvent.click(await body.findByRole("button", { name: "التبليغ عن عدم النشر" }));
    await expect(await body.findByRole("alert")).toBeVisible();
  },
};

export const PagesMissingArabic: Story = {
  args: {
    replies: page(
      shown(withoutAbsent),
      reply(readEdition, () => printedPages),
    ),
  },
  globals: { language: "ar" },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement);
    await body.findByRole("group", { name: "صفحات لم تنشر" });
    for (const page of [2, 3]) {
      await userEvent.click(body.getByRole("checkbox", { name: new RegExp(`^صفحة ${page} `) }));
    }
    await expect(body.getAllByRole("checkbox", { checked: true }).length).toBeGreaterThan(6);
  },
};

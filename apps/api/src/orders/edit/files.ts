import type { FieldOf } from "@parution/contract/call";
import type { editAd } from "@parution/contract/orders";
import { takesAttachments } from "@parution/rules/attachments";
import { reachOf } from "../../access/index.ts";
import type { Queries } from "../../platform/database/transaction.ts";
import type { PlainRoute } from "../../platform/http/plain-route.ts";
import { invalid, type Messages, notFound } from "../../platform/http/problems.ts";
import { identify } from "../../platform/session/identify.ts";
import type { PricedSelection } from "../../pricing/index.ts";
import { MOST_FILES, type OrderedFile, tooManyFiles } from "../place/files.ts";
import { type FilePlan, findFile, selectStoredFiles } from "./queries.ts";

type Kind = OrderedFile["kind"];

interface Wanted {
  /** Ids of files that are kept, 0 for the next that was sent; all that there are, then those sent, when left out. */
  readonly photo: readonly number[] | undefined;
  readonly attachment: readonly number[] | undefined;
}

/**
 * Puts kept and sent files in the order that was asked for; kinds that the edited ad does not take are removed.
 * @throws ProblemError 422 when the order names another ad's file, one twice, another number than was sent, or too many.
 */
export async function planFiles(
  db: Queries,
  adId: number,
  wanted: Wanted,
  { files, selection, details }: Edited,
): Promise<FilePlan> {
  const existing = await selectStoredFiles(db, adId);
  const canvas = { id: selection.canvasId, modules: selection.modules };
  const takes = {
    photo: details.publishOnWeb,
    attachment: takesAttachments({ ...selection, canvas }),
  };
  const faults: Partial<Record<FieldOf<typeof editAd>, readonly Messages[]>> = {};
  const plans = (["photo", "attachment"] as const).map((kind) => {
    const held = existing.filter((file) => file.kind === kind);
    const sent = files.filter((file) => file.kind === kind);
    const order = takes[kind]
      ? (wanted[kind] ?? [...held.map(({ id }) => id), ...sent.map(() => 0)])
      : [];
    const fault = faultOf(kind, order, held, sent);
    if (fault !== null) faults[FIELDS[kind]] = [fault];
    return arrange(order, held, sent);
  });
  if (Object.keys(faults).length > 0) throw invalid<typeof editAd>(faults);
  return {
    kept: plans.flatMap(({ kept }) => kept),
    added: plans.flatMap(({ added }) => added),
    removed: plans.flatMap(({ removed }) => removed),
  };
}

interface Edited {
  readonly files: readonly OrderedFile[];
  readonly selection: PricedSelection;
  readonly details: { readonly publishOnWeb: boolean };
}

type Held = FilePlan["removed"];

const FIELDS = { photo: "photos", attachment: "files" } as const;

function faultOf(
  kind: Kind,
  order: readonly number[],
  held: Held,
  sent: readonly OrderedFile[],
): Messages | null {
  if (order.length > MOST_FILES[kind]) return tooManyFiles;
  const kept = order.filter((id) => id !== 0);
  const isKnown = kept.every((id) => held.some((file) => file.id === id));
  const isWhole = order.length - kept.length === sent.length && new Set(kept).size === kept.length;
  return isKnown && isWhole ? null : otherFiles;
}

function arrange(order: readonly number[], held: Held, sent: readonly OrderedFile[]): FilePlan {
  const places = order.map((id, position) => ({ id, position }));
  const free = places.filter(({ id }) => id === 0);
  return {
    kept: places.filter(({ id }) => id !== 0),
    added: sent.map((file, index) => ({ ...file, position: free[index]?.position ?? index })),
    removed: held.filter(({ id }) => !order.includes(id)),
  };
}

const otherFiles: Messages = {
  fr: "Les fichiers de l’annonce ont changé entre-temps : rechargez la page.",
  ar: "تغيرت ملفات الإعلان في هذه الأثناء: المرجو إعادة تحميل الصفحة.",
};

const PATH = "/ads/annonces/fichier/";

/** Address at which the account reads a file of its ad. */
export const fileUrl = (fileId: number) => `${PATH}${fileId}`;

/** A photo or an attachment of an ad, for its owner. */
export const fileRoute: PlainRoute = {
  kind: "plain",
  method: "GET",
  path: `${PATH}:id{[0-9]{1,15}}`,
  async handle(request, { context }) {
    const caller = await identify(request.headers, context);
    if (caller === null) throw notFound();
    const id = Number(new URL(request.url).pathname.slice(PATH.length));
    const file = await findFile(context.db, id, reachOf(caller.identity));
    const bytes = file && (await context.storage.get(file.storage_key));
    if (!bytes) throw notFound();
    return new Response(bytes, {
      headers: {
        "Content-Type": file.media_type,
        // Never shown in place: its content is the user's own.
        "Content-Disposition": "attachment",
        "Cache-Control": "private, no-store",
        "X-Content-Type-Options": "nosniff",
      },
    });
  },
};

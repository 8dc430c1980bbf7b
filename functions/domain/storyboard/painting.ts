import { CREDITS_PER_SCENE } from '#contract/catalogue.ts';
import type { Charge } from '#functions/domain/credits/credits.ts';
import type { Painting, ScenePictures, Still, Storyboard, StoryboardDraft } from './storyboard.ts';

/** Attempt numbers above this are for pictures that the draft’s budget doesn’t cover. */
const PICTURE_ATTEMPTS = 1_000_000;
/** Whether a cost belongs to a single picture rather than to the draft or a video. */
export const isPictureAttempt = (attempt: number): boolean => attempt > PICTURE_ATTEMPTS;

/** The next attempt number that no picture of the storyboard has used. */
export const nextPictureAttempt = ({ ordered }: Storyboard): number => PICTURE_ATTEMPTS + ordered + 1;

/** How many scenes are having their first picture painted. */
const firstsUnderWay = ({ pictures }: Storyboard): number =>
  Object.values(pictures).filter(({ painting }) => painting?.isFirst === true).length;

/**
 * How many first pictures the draft still pays for: one per existing scene, so that nobody can get a free picture by
 * deleting a painted scene and adding another.
 */
const firstsLeft = (storyboard: Storyboard): number => {
  const { scenes, draft, videoId } = storyboard;
  if (videoId !== undefined) return 0;
  return Math.max(0, scenes.length - (draft?.painted ?? 0) - firstsUnderWay(storyboard));
};

const isFirst = (storyboard: Storyboard, sceneId: string): boolean =>
  storyboard.pictures[sceneId]?.still === undefined && firstsLeft(storyboard) > 0;

/** What painting a scene currently costs in credits, on top of the draft. */
export const paintCost = (storyboard: Storyboard, sceneId: string): number =>
  isFirst(storyboard, sceneId) ? 0 : CREDITS_PER_SCENE;

const withPictures = (storyboard: Storyboard, sceneId: string, pictures: ScenePictures): Storyboard => ({
  ...storyboard,
  pictures: { ...storyboard.pictures, [sceneId]: pictures },
});

/** An ordered picture and its scene. */
export interface OrderedPicture {
  readonly sceneId: string;
  readonly painting: Painting;
}

/** The pictures in an order, all painted by the same execution. */
export interface Order {
  readonly storyboard: Storyboard;
  readonly pictures: readonly OrderedPicture[];
}

/**
 * Orders pictures for scenes, in film order; scenes that are gone, being painted or showing the creator’s own picture
 * or clip are left out. The first order for a storyboard that is not yet a video also creates its draft; the draft’s
 * charge and budget are added when they are reserved.
 */
export const newOrder = (before: Storyboard, sceneIds: readonly string[], now: Date): Order => {
  const wanted = new Set(sceneIds);
  const order = before.orders + 1;
  const pictures: OrderedPicture[] = [];
  let storyboard: Storyboard = before;
  for (const { id, media } of before.scenes) {
    const { takes = 0, painting: underWay, problem: _, ...kept } = storyboard.pictures[id] ?? {};
    if (!wanted.has(id) || underWay !== undefined || media !== undefined) continue;
    const { draft, ordered } = storyboard;
    const first = isFirst(storyboard, id);
    const isCovered = first && draft !== undefined && draft.begun < draft.room;
    const number = ordered + 1;
    const painting: Painting = {
      number,
      order,
      attempt: isCovered ? draft.attempt : nextPictureAttempt(storyboard),
      take: takes + 1,
      isFirst: first,
      orderedAt: now.toISOString(),
      isStarted: false,
    };
    pictures.push({ sceneId: id, painting });
    storyboard = withPictures(
      {
        ...storyboard,
        ordered: number,
        ...(isCovered && { draft: { ...draft, begun: draft.begun + 1 } }),
      },
      id,
      { ...kept, takes: takes + 1, painting },
    );
  }
  if (pictures.length === 0) return { storyboard: before, pictures };
  const at = now.toISOString();
  const { draft } = storyboard;
  return {
    storyboard: { ...storyboard, orders: order, ...(draft && { draft: { ...draft, touchedAt: at } }) },
    pictures,
  };
};

/** The storyboard with a new draft, before the first order. */
export const withDraft = (storyboard: Storyboard, charge: Charge, now: Date): Storyboard => {
  const at = now.toISOString();
  const draft: StoryboardDraft = {
    attempt: storyboard.attempt,
    charge,
    room: storyboard.scenes.length,
    begun: 0,
    painted: 0,
    reservedAt: at,
    touchedAt: at,
  };
  return { ...storyboard, draft };
};

/** Adds the cost of a picture to its order. */
export const charged = (storyboard: Storyboard, sceneId: string, charge: Charge): Storyboard => {
  const pictures = storyboard.pictures[sceneId];
  return pictures?.painting === undefined
    ? storyboard
    : withPictures(storyboard, sceneId, { ...pictures, painting: { ...pictures.painting, charge } });
};

/** The picture with a given number that is being painted for a scene; undefined once that has ended. */
export const paintingOf = (
  { pictures, discardedAt }: Storyboard,
  { sceneId, number }: { readonly sceneId: string; readonly number: number },
): Painting | undefined => {
  const { painting } = pictures[sceneId] ?? {};
  return discardedAt === undefined && painting?.number === number ? painting : undefined;
};

/**
 * Records a scene’s finished picture. Undefined if the scene has been deleted, so that the picture is no longer
 * needed.
 */
export const painted = (storyboard: Storyboard, sceneId: string, still: Still): Storyboard | undefined => {
  const { painting, takes = 0 } = storyboard.pictures[sceneId] ?? {};
  if (!storyboard.scenes.some(({ id }) => id === sceneId)) return undefined;
  const { draft } = storyboard;
  return withPictures(
    {
      ...storyboard,
      ...(draft !== undefined &&
        painting?.isFirst === true && { draft: { ...draft, painted: draft.painted + 1 } }),
    },
    sceneId,
    { takes, still },
  );
};

/** Records that a scene’s picture couldn’t be painted; the scene keeps its previous picture. */
export const notPainted = (
  storyboard: Storyboard,
  sceneId: string,
  problem: string | undefined,
): Storyboard => {
  const { takes = 0, still } = storyboard.pictures[sceneId] ?? {};
  return withPictures(storyboard, sceneId, {
    takes,
    ...(still && { still }),
    ...(problem !== undefined && { problem }),
  });
};

/** The pictures being painted, with their scenes. */
export const underWay = ({ pictures }: Pick<Storyboard, 'pictures'>): OrderedPicture[] =>
  Object.entries(pictures).flatMap(([sceneId, { painting }]) =>
    painting === undefined ? [] : [{ sceneId, painting }],
  );

/** The storyboard after an order has been started. */
export const started = (storyboard: Storyboard, order: number): Storyboard => ({
  ...storyboard,
  pictures: Object.fromEntries(
    Object.entries(storyboard.pictures).map(([id, pictures]) =>
      pictures.painting?.order === order
        ? [id, { ...pictures, painting: { ...pictures.painting, isStarted: true } }]
        : [id, pictures],
    ),
  ),
});

/**
 * Whether an attempt’s budget is still needed: while its draft is open, its picture is being painted or its scenes
 * are being spoken.
 */
export const isHeldBy = (storyboard: Storyboard, attempt: number): boolean =>
  storyboard.draft?.attempt === attempt ||
  storyboard.speaking?.attempt === attempt ||
  underWay(storyboard).some(({ painting }) => painting.attempt === attempt);

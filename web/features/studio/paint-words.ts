import { CREDITS_PER_SCENE, CREDITS_PER_VIDEO } from '#contract/catalogue.ts';
import type { Storyboard } from '#contract/schemas/storyboards.ts';
import type { StudioScene } from './use-studio.ts';

/** Credits in words. */
export const credits = (count: number): string => `${count} ${count === 1 ? 'credit' : 'credits'}`;

/** A button’s label with the price, or without it if pressing the button costs nothing more. */
const priced = (words: string, count: number): string =>
  count === 0 ? words : `${words} (${credits(count)})`;

/** The credits that painting the first picture reserves; 0 once they are reserved. */
const draftCost = ({ draft, videoId }: Storyboard): number =>
  draft === undefined && videoId === undefined ? CREDITS_PER_VIDEO : 0;

/**
 * What a scene's picture costs, in credits. A scene that isn't saved yet is new, and new scenes in a finished video
 * cost one credit.
 */
const paintCost = ({ videoId }: Storyboard, { stored }: StudioScene): number =>
  stored?.paintCost ?? (videoId === undefined ? 0 : CREDITS_PER_SCENE);

/** The label of the button that paints one scene. */
export const paintOne = (board: Storyboard, scene: StudioScene): string =>
  priced(
    scene.stored?.still === undefined && scene.stored?.filmed === undefined ? 'Paint This One' : 'Repaint',
    draftCost(board) + paintCost(board, scene),
  );

/** The scenes that show a painted picture; scenes with the creator’s own media need no painting. */
const paintable = (scenes: readonly StudioScene[]): StudioScene[] =>
  scenes.filter(({ draft }) => draft.media === undefined);

/** The scenes that have no picture and aren’t being painted. */
export const unpainted = (scenes: readonly StudioScene[]): StudioScene[] =>
  paintable(scenes).filter(({ stored }) => stored?.still === undefined && stored?.isPainting !== true);

/**
 * The label of the button that paints every scene without a picture; undefined when no scene shows a painted picture.
 */
export const paintAll = (board: Storyboard, scenes: readonly StudioScene[]): string | undefined => {
  const [missing, all] = [unpainted(scenes), paintable(scenes)];
  if (all.length === 0) return undefined;
  const extra = missing.reduce((sum, scene) => sum + paintCost(board, scene), 0);
  const words = missing.length === all.length ? 'Paint All' : `Paint ${missing.length} More`;
  if (missing.length === 0)
    return all.some(({ stored }) => stored?.isPainting === true) ? 'Painting…' : 'All Painted';
  return priced(words, draftCost(board) + extra);
};

/** The label of the button that makes the video. */
export const createVideo = (board: Storyboard): string => priced('Create Video', draftCost(board));

/** The question asked before discarding, which says what discarding does. */
export const discardQuestion = ({ draft }: Storyboard): string => {
  if (draft === undefined) return 'Discard this storyboard? Your story is kept, and nothing was paid.';
  const back = Math.max(0, draft.credits - draft.painted);
  const pictures = draft.painted === 1 ? 'the picture painted' : `the ${draft.painted} pictures painted`;
  const kept = draft.painted === 0 ? '' : ` ${credits(draft.credits - back)} paid for ${pictures}.`;
  return `Discard this storyboard? ${credits(back)} come back.${kept} Your story is kept.`;
};

/** What painting a scene of a finished video costs; undefined where that does not apply. */
export const paintHint = ({ update, videoId }: Storyboard, { draft }: StudioScene): string | undefined => {
  if (videoId === undefined || draft.media !== undefined) return undefined;
  return update?.painted.includes(draft.id) === true
    ? `The update’s price includes painting this picture. To see it first, paint it now for ${credits(CREDITS_PER_SCENE)} more.`
    : `A new picture costs ${credits(CREDITS_PER_SCENE)}, plus the update that films it.`;
};

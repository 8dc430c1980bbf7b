import { PREVIOUS_KEPT_DAYS, UPDATE_CREDITS_MAX } from '#contract/catalogue.ts';
import type { StoryboardUpdate } from '#contract/schemas/storyboards/storyboard-update.ts';
import type { Storyboard } from '#contract/schemas/storyboards/storyboards.ts';
import { credits } from './paint-words.ts';

const filmedAgain = ({ scenes }: StoryboardUpdate): string => {
  if (scenes === 0) return 'No scenes will be filmed again; the video is only reassembled';
  return scenes === 1 ? '1 scene will be filmed again' : `${scenes} scenes will be filmed again`;
};

/** The button that updates the video. */
export const updateLabel = (update: StoryboardUpdate | undefined): string =>
  update === undefined ? 'Update Video' : `Update Video (${credits(update.credits)})`;

/** Why the video can’t be updated now. */
export const updateHindrance = (board: Storyboard): string | undefined => {
  if (board.scenes.some(({ isPainting }) => isPainting))
    return 'Pictures are being painted. Update the video once they’re there.';
  if (board.isSpeaking) return 'The narration is being worked on. Update the video in a moment.';
  if (board.problem !== undefined) return board.problem;
  return board.update === undefined
    ? 'The video already matches this storyboard. Change something to update it.'
    : undefined;
};

/** What an update does and why it has its price. */
export const updateNote = (update: StoryboardUpdate): string =>
  update.scenes > UPDATE_CREDITS_MAX
    ? `${filmedAgain(update)}, for ${UPDATE_CREDITS_MAX} credits at most.`
    : `${filmedAgain(update)}.`;

/** What pressing Update does, before it is done. */
export const updateQuestion = (title: string, update: StoryboardUpdate): string =>
  `Update “${title}” for ${credits(update.credits)}? ${filmedAgain(update)}. Your video stays as it is until the new one is ready, and you can bring this version back for ${PREVIOUS_KEPT_DAYS} days.`;

import { underWay } from '#functions/domain/storyboard/painting.ts';
import type { Storyboards } from '#functions/domain/storyboard/ports.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import { endNarration } from './end-narration.ts';

/** Ends everything that is being painted, spoken or matched for a storyboard, with a sentence and the credits back. */
export const stopStoryboard = async (
  storyboards: Storyboards,
  { ownerId, id: storyboardId }: Pick<Storyboard, 'ownerId' | 'id'>,
  problem: string,
  now: Date,
): Promise<void> => {
  const storyboard = await storyboards.find(ownerId, storyboardId);
  if (storyboard === undefined) return;
  const { speaking, recording } = storyboard;
  for (const { sceneId, painting } of underWay(storyboard)) {
    const picture = { ownerId, storyboardId, sceneId, number: painting.number };
    await storyboards.endPicture(picture, { problem: () => problem }, now);
  }
  for (const sceneId of speaking?.scenes ?? [])
    await storyboards.endSpeech(
      { ownerId, storyboardId, sceneId, number: speaking?.number ?? 0 },
      { problem },
    );
  if (recording?.status === 'aligning')
    await endNarration(storyboards, { ownerId, storyboardId, number: recording.number }, { problem });
};

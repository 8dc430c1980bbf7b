import { boardStillsPrefix, storyboardPrefix, workPrefix } from '#functions/domain/media/media-keys.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import {
  draftUntil,
  ERASE_AFTER_MS,
  LOST_AFTER_MS,
  START_AGAIN_MS,
} from '#functions/domain/storyboard/due.ts';
import { underWay } from '#functions/domain/storyboard/painting.ts';
import type { Storyboards } from '#functions/domain/storyboard/ports.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import { narrationSentence, pictureSentence, speechSentence } from '#functions/domain/video/failure.ts';
import { endNarration } from './end-narration.ts';
import { type PreparingPorts, startNarration, startPainting, startSpeaking } from './start-preparing.ts';

interface Ports extends PreparingPorts {
  readonly media: Lazy<Media>;
  readonly now: Clock;
}

/** Erases the pictures of an abandoned draft. */
const eraseDraft = async (
  { media, storyboards }: { readonly media: Media; readonly storyboards: Storyboards },
  { ownerId, id }: Storyboard,
): Promise<void> => {
  const storyboard = await storyboards.find(ownerId, id);
  const attempt = storyboard?.erasing;
  if (storyboard === undefined || attempt === undefined) return;
  for (const prefix of [boardStillsPrefix(storyboard, attempt), `${storyboardPrefix(storyboard)}${attempt}/`])
    await media.eraseAll(prefix);
  const { erasing: _, ...erased } = storyboard;
  // If there was a concurrent write, the next run will erase the files.
  await storyboards.replace(storyboard, erased);
};

/** Starts pictures that were ordered but never started, and ends pictures whose execution was lost. */
const tendPictures = async (
  { storyboards, ...ports }: Ports,
  storyboard: Storyboard,
  now: Date,
): Promise<'started' | 'ended' | 'left'> => {
  const age = (orderedAt: string): number => now.getTime() - Date.parse(orderedAt);
  const pictures = underWay(storyboard);
  const lost = pictures.filter(({ painting }) => age(painting.orderedAt) > LOST_AFTER_MS);
  const { ownerId, id: storyboardId } = storyboard;
  for (const { sceneId, painting } of lost) {
    const picture = { ownerId, storyboardId, sceneId, number: painting.number };
    await storyboards().endPicture(picture, { problem: pictureSentence('Execution.TIMED_OUT') }, now);
  }
  const unstarted = pictures.filter(
    ({ painting }) => !painting.isStarted && age(painting.orderedAt) > START_AGAIN_MS,
  );
  for (const order of new Set(unstarted.map(({ painting }) => painting.order)))
    await startPainting({ storyboards, ...ports }, storyboard, order);
  if (lost.length > 0) return 'ended';
  return unstarted.length > 0 ? 'started' : 'left';
};

/** The same for the speech of scenes. */
const tendSpeech = async (ports: Ports, storyboard: Storyboard, now: Date): Promise<void> => {
  const { speaking, ownerId, id: storyboardId } = storyboard;
  if (speaking === undefined) return;
  const age = now.getTime() - Date.parse(speaking.askedAt);
  if (age > LOST_AFTER_MS) {
    const problem = speechSentence('Execution.TIMED_OUT');
    for (const sceneId of speaking.scenes)
      await ports
        .storyboards()
        .endSpeech({ ownerId, storyboardId, sceneId, number: speaking.number }, { problem });
  } else if (!speaking.isStarted && age > START_AGAIN_MS) await startSpeaking(ports, storyboard);
};

/** The same for a recording that is being matched with the script. */
const tendNarration = async (ports: Ports, storyboard: Storyboard, now: Date): Promise<void> => {
  const { recording, ownerId, id: storyboardId } = storyboard;
  if (recording?.status !== 'aligning') return;
  const job = { ownerId, storyboardId, number: recording.number };
  const age = now.getTime() - Date.parse(recording.startedAt);
  if (age > LOST_AFTER_MS)
    await endNarration(ports.storyboards(), job, { problem: narrationSentence('Execution.TIMED_OUT') });
  else if (age > START_AGAIN_MS) await startNarration(ports, job);
};

/** Cleans up a storyboard: erases discarded files and abandoned drafts, and handles lost pictures and recordings. */
export const tendStoryboard = async (
  ports: Ports,
  storyboard: Storyboard,
): Promise<'erased' | 'given up' | 'started' | 'ended' | 'left'> => {
  const { media, storyboards } = ports;
  const now = ports.now();
  const { ownerId, id, draft, erasing, discardedAt } = storyboard;
  if (discardedAt !== undefined) {
    if (now.getTime() - Date.parse(discardedAt) < ERASE_AFTER_MS) return 'left';
    for (const prefix of [storyboardPrefix(storyboard), workPrefix(ownerId, id)])
      await media().eraseAll(prefix);
    await storyboards().remove(storyboard);
    return 'erased';
  }
  const isOver = draft !== undefined && draftUntil(draft) <= now;
  if (isOver && !(await storyboards().giveUpDraft(storyboard, now))) return 'left';
  if (isOver || erasing !== undefined) {
    await eraseDraft({ media: media(), storyboards: storyboards() }, storyboard);
    return isOver ? 'given up' : 'erased';
  }
  await tendSpeech(ports, storyboard, now);
  await tendNarration(ports, storyboard, now);
  return tendPictures(ports, storyboard, now);
};

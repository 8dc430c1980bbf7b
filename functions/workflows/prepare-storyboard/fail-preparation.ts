import type { z } from 'zod';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import type { Storyboards } from '#functions/domain/storyboard/ports.ts';
import { narrationSentence, pictureSentence, speechSentence } from '#functions/domain/video/failure.ts';
import { factsIn } from '#functions/domain/video/failure-facts.ts';
import { endNarration } from '#functions/services/storyboards/end-narration.ts';
import type { Caught } from '#functions/workflows/render/messages.ts';
import { FailPreparationInput, type PrepareInput } from './messages.ts';

interface Ports {
  readonly storyboards: Lazy<Storyboards>;
  readonly now: Clock;
}

/** Whether this call ended the item; something else may already have ended it. */
const fail = async (
  { storyboards, now }: Ports,
  { kind, job, sceneId, number }: PrepareInput,
  { Error: error, Cause }: z.output<typeof Caught>,
): Promise<boolean> => {
  const of = { ownerId: job.ownerId, storyboardId: job.videoId, number };
  const facts = factsIn(Cause);
  switch (kind) {
    case 'picture': {
      const picture = { ...of, sceneId };
      return (
        (await storyboards().endPicture(picture, { problem: pictureSentence(error, facts) }, now())) ===
        'failed'
      );
    }
    case 'speech': {
      const board = await storyboards().find(of.ownerId, of.storyboardId);
      const scene = board?.scenes.findIndex(({ id }) => id === sceneId) ?? -1;
      const problem = speechSentence(error, { ...facts, ...(scene >= 0 && { scene }) });
      return storyboards().endSpeech({ ...of, sceneId }, { problem });
    }
    case 'narration':
      return endNarration(storyboards(), of, { problem: narrationSentence(error) });
  }
};

/**
 * Ends each item that couldn’t be prepared, once, with an explanation; for a picture, also returns the credit. Called
 * by a Catch or the status rule.
 */
export const failPreparationStep = (ports: Ports) => ({
  name: 'FailPreparation',
  input: FailPreparationInput,
  run: async ({ items, error }: z.output<typeof FailPreparationInput>) => {
    let failed = 0;
    for (const item of items) if (await fail(ports, item, error)) failed += 1;
    return { failed };
  },
});

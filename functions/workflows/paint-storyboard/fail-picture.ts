import type { z } from 'zod';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import type { Storyboards } from '#functions/domain/storyboard/ports.ts';
import { pictureSentence } from '#functions/domain/video/failure.ts';
import { FailPictureInput } from './messages.ts';

interface Ports {
  readonly storyboards: Lazy<Storyboards>;
  readonly now: Clock;
}

/** Ends pictures that couldn’t be painted, each once, with a sentence and its credit returned: for a Catch or for the status rule. */
export const failPicture = ({ storyboards, now }: Ports) => ({
  name: 'FailPicture',
  input: FailPictureInput,
  run: async ({ pictures, error }: z.output<typeof FailPictureInput>) => {
    const problem = pictureSentence(error.Error);
    let failed = 0;
    for (const { job, sceneId, number } of pictures) {
      const picture = { ownerId: job.ownerId, storyboardId: job.videoId, sceneId, number };
      if ((await storyboards().endPicture(picture, { problem }, now())) === 'failed') failed += 1;
    }
    return { failed };
  },
});

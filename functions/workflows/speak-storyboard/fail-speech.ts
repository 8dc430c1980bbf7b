import type { z } from 'zod';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Storyboards } from '#functions/domain/storyboard/ports.ts';
import { speechSentence } from '#functions/domain/video/failure.ts';
import { FailSpeechInput } from './messages.ts';

/** Ends scenes that couldn’t be spoken, each once, with a sentence: for a Catch or for the status rule. */
export const failSpeech = ({ storyboards }: { readonly storyboards: Lazy<Storyboards> }) => ({
  name: 'FailSpeech',
  input: FailSpeechInput,
  run: async ({ passages, error }: z.output<typeof FailSpeechInput>) => {
    const problem = speechSentence(error.Error);
    let failed = 0;
    for (const { job, sceneId, number } of passages) {
      const passage = { ownerId: job.ownerId, storyboardId: job.videoId, sceneId, number };
      if (await storyboards().endSpeech(passage, { problem })) failed += 1;
    }
    return { failed };
  },
});

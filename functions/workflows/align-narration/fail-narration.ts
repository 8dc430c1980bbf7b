import type { z } from 'zod';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Storyboards } from '#functions/domain/storyboard/ports.ts';
import { endNarration } from '#functions/services/storyboards/end-narration.ts';
import { FailNarrationInput, jobOf } from './messages.ts';

const PROBLEM = 'Something went wrong on our side, and your recording wasn’t used. Please try again.';

/** Ends a narration that couldn’t be matched for a reason that isn’t in the recording: for a Catch or the status rule. */
export const failNarration = ({ storyboards }: { readonly storyboards: Lazy<Storyboards> }) => ({
  name: 'FailNarration',
  input: FailNarrationInput,
  run: async (input: z.output<typeof FailNarrationInput>) => ({
    failed: await endNarration(storyboards(), jobOf(input), { problem: PROBLEM }),
  }),
});

import { expect, it } from 'vitest';
import type { Storyboards } from '#functions/domain/storyboard/ports.ts';
import { failPreparationStep } from '#functions/workflows/prepare-storyboard/fail-preparation.ts';
import { partial, roughly } from '#test/support/values.ts';

// Proves rule-failed-film-names-scene-word.
it('a storyboard that couldn’t be spoken shows which scene failed, and what was wrong with its recording', async () => {
  const ends: unknown[] = [];
  const storyboards = partial<Storyboards>({
    find: async () => roughly({ scenes: [{ id: 'first' }, { id: 'second' }] }),
    endSpeech: async (_, how) => {
      ends.push(how);
      return true;
    },
  });
  const step = failPreparationStep({ storyboards: () => storyboards, now: () => new Date() });
  const errorMessage = 'The narration cannot be read: it is silent.\n{"measured":"it is silent"}';
  const item = {
    kind: 'speech',
    sceneId: 'second',
    number: 1,
    job: { ownerId: 'o', videoId: 'b', attempt: 1 },
  };
  const error = { Error: 'NarrationUnreadable', Cause: JSON.stringify({ errorMessage }) };
  expect(await step.run(step.input.parse({ ...item, error }))).toEqual({ failed: 1 });
  expect(ends).toEqual([
    {
      problem:
        'We couldn’t record every scene: the new recording of scene 2 was damaged: it is silent. Nothing was charged. Try again.',
    },
  ]);
});

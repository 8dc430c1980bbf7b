import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOver } from '#functions/domain/publishing/publication-changes.ts';
import type { Fault } from '#test/support/publishing/fake-platform.ts';
import { type PublishingStage, publishingStage } from '#test/support/publishing/publishing-stage.ts';
import { runs } from '#test/support/run/full-run.ts';

const RUNS = runs(500, 100);
/** Far more calls than any sequence of faults requires. */
const CALLS_MAX = 200;
const TWO_HOURS = 121;

const fault = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Fault | undefined>(undefined) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Fault>(
      { when: 'after' },
      { when: 'before', kind: 'unavailable' },
      { when: 'before', kind: 'unreadable' },
      { when: 'before', kind: 'busy' },
      { when: 'before', kind: 'quota' },
      { when: 'before', kind: 'access_expired' },
      { when: 'killed', isDone: false },
      { when: 'killed', isDone: true },
      { when: 'forgotten' },
    ),
  },
);
const step = fc.record({
  faults: fc.array(fault, { maxLength: 6 }),
  kill: fc.constantFrom<('before' | 'after' | undefined)[]>(undefined, undefined, 'before', 'after'),
  isTwice: fc.boolean(),
  isAgain: fc.boolean(),
  lag: fc.nat(2),
  minutes: fc.constantFrom(1, 21, TWO_HOURS),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const act = async (
  stage: PublishingStage,
  { faults, kill, isTwice, isAgain, lag, minutes }: Step,
): Promise<void> => {
  stage.platform.script(faults);
  stage.publications.kill = kill;
  stage.platform.lag = lag;
  await Promise.all(Array.from({ length: isTwice ? 2 : 1 }, () => stage.send('one', isAgain)));
  stage.wait(minutes);
};

/**
 * The creator reconnects if a rotated token was lost with its response, and retries any publication that was given
 * up, unless the platform has the video after all.
 */
const finish = async (stage: PublishingStage): Promise<void> => {
  stage.publications.kill = undefined;
  for (let call = 0; call < CALLS_MAX; call += 1) {
    const publication = await stage.at('one');
    const isThere = stage.platform.videos.length > 0;
    if (isThere && publication.problem?.code === 'no_trace') return;
    if (publication.problem?.canRetry === true) await stage.renew('one');
    else if (isOver(publication)) return;
    await stage.send('one');
    stage.wait(TWO_HOURS);
  }
};

// Proves publish-once.
it('a publication reaches the platform exactly once, no matter what fails or when the product is killed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const stage = await publishingStage();
      stage.platform.takesCaptions = true;
      stage.order('one');
      for (const each of steps) await act(stage, each);
      await finish(stage);
      const { status, problem } = await stage.at('one');
      expect(problem?.code ?? status).toMatch(/^(?:published|no_trace)$/u);
      expect(stage.platform.videos.map(({ title }) => title)).toEqual(['Title one']);
      expect(stage.platform.attached.filter((each) => each.startsWith('captions')).length).toBeLessThan(2);
    }),
    { numRuns: RUNS },
  );
});

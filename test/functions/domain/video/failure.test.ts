import { describe, expect, it } from 'vitest';
import { failureSentence, speechSentence } from '#functions/domain/video/failure.ts';
import { factsIn } from '#functions/domain/video/failure-facts.ts';
import {
  EXECUTION_ENDS,
  PLATFORM_ERRORS,
  STEP_ERRORS,
  StepError,
} from '#functions/domain/video/step-errors.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { FilmRejected, NarrationUnreadable } from '#functions/film/files/film-errors.ts';
import { withFacts } from '#functions/runtime/step/with-facts.ts';
import { partial } from '#test/support/values.ts';

const NEW = { edit: undefined };
const NAMES = Object.keys({ ...STEP_ERRORS, ...PLATFORM_ERRORS, ...EXECUTION_ENDS });
const RETURNED = 'Your credits have been returned.';

/** The cause that a state machine passes on when a step fails. */
const causeOf = (error: Error, input: unknown): string => {
  withFacts(error, input);
  return JSON.stringify({ errorType: error.name, errorMessage: error.message, trace: [] });
};
const ofScene = (index: number) => ({ job: {}, index });

// Proves rule-failed-film-names-scene-word.
describe('why a video failed', () => {
  it.each([
    [
      new StepError('PictureRefused', 'The image model declined the description.'),
      `The image generator declined the picture of scene 3. ${RETURNED} Try again, or use a different story.`,
    ],
    [
      new StepError('NarrationRefused', 'Too long.'),
      `The narrator couldn’t read scene 3. ${RETURNED} Change its words, or try a different story.`,
    ],
    [
      new NarrationUnreadable('/tmp/x', 'it ends before “ocean” is spoken'),
      `The voice recording of scene 3 was damaged: it ends before “ocean” is spoken. ${RETURNED} Please try again.`,
    ],
    [
      new StepError('MediaGone', 'An upload of the creator is gone.'),
      `A file of yours that scene 3 uses was deleted. ${RETURNED} Upload it again, or use another one.`,
    ],
    [
      new StepError('ProviderBusy', 'The voice is busy or away.'),
      `A service we depend on didn’t answer in time for scene 3. ${RETURNED} Please try again in a few minutes.`,
    ],
    [new TypeError('x is not a function'), `We couldn’t make scene 3. ${RETURNED} Please try again.`],
  ])('names the scene, and what was measured: %s', (error, sentence) => {
    const { name } = error;
    expect(failureSentence(name, NEW, factsIn(causeOf(error, ofScene(2))))).toBe(sentence);
  });

  it('names the scene given in the error itself if the step works on the whole film', () => {
    const error = new NarrationUnreadable('/tmp/x', 'it is silent', 4);
    expect(failureSentence(error.name, NEW, factsIn(causeOf(error, { job: {} })))).toBe(
      `The voice recording of scene 5 was damaged: it is silent. ${RETURNED} Please try again.`,
    );
  });

  it('reports what the checks on a finished film found', () => {
    const fault = 'The captions are 120 ms late at “ocean” in scene 2.';
    const error = new FilmRejected(['The 720p mp4 file has 9 frames instead of 10.', fault], [fault]);
    expect(failureSentence(error.name, NEW, factsIn(causeOf(error, { job: {} })))).toBe(
      `The finished video failed our picture and sound checks twice: the captions are 120 ms late at “ocean” in scene 2. ${RETURNED} Please try again.`,
    );
  });

  it('names a scene only once if no other scene was being changed', () => {
    const edit = { kind: 'repaint', scenes: [2] } satisfies Partial<Video['edit']>;
    const update = { kind: 'update', scenes: [1, 2] } satisfies Partial<Video['edit']>;
    const said = (how: Partial<NonNullable<Video['edit']>>, scene: number) =>
      failureSentence('PictureRefused', partial<Video>({ edit: partial(how) }), { scene });
    expect(said(edit, 2)).toContain(
      'We couldn’t change scene 3: the image generator declined the new picture. ',
    );
    expect(said(update, 2)).toContain(
      'update your video: the image generator declined the new picture of scene 3. ',
    );
    expect(speechSentence('NarrationRefused', { scene: 0 })).toContain(
      'couldn’t read the new text of scene 1.',
    );
  });

  it.each(NAMES)('is a complete sentence even without details, and never a raw message: %s', (name) => {
    for (const facts of [{}, { scene: 0 }, { measured: 'it costs $1 and {2|3}' }]) {
      const sentence = failureSentence(name, NEW, facts);
      expect(sentence.replace('{2|3}', '')).toMatch(
        /^[^{}#|]+ Your credits have been returned\.[^{}#|]*\.$/u,
      );
    }
    expect(failureSentence(name, NEW)).toBe(failureSentence(name, NEW, factsIn('Not JSON.')));
  });
});

it('a step’s message without details stays as it is, and details from elsewhere are left out', () => {
  const error = new Error('Nothing is known.');
  expect(withFacts(error, { userId: 'x' })).toBe(error);
  expect(error.message).toBe('Nothing is known.');
  expect(factsIn(JSON.stringify({ errorMessage: 'One line\n{"scene":-1}' }))).toEqual({});
  expect(factsIn()).toEqual({});
});

import { expect, it } from 'vitest';
import { plainLook } from '#contract/look.ts';
import { Look } from '#contract/schemas/look.ts';
import { finishedLook, lookProblem, lookProblems } from '#web/ui/look/look-draft.ts';
import { lookInWords } from '#web/ui/look/look-words.ts';

const POP = plainLook('pop');

// Proves film-look-chosen-beside-sample-folded.
it('treats an empty handle or end card as not set', () => {
  const draft = { ...POP, handle: '  ', endCard: { text: '' } };
  expect(lookProblem(draft)).toBeUndefined();
  expect(finishedLook(draft)).toEqual(POP);
  expect(Look.parse(finishedLook({ ...POP, handle: ' ada ', endCard: { text: ' Bye ' } }))).toEqual({
    ...POP,
    handle: '@ada',
    endCard: { text: 'Bye' },
  });
});

it('reports an unusable handle or end card while it is being typed', () => {
  expect(lookProblems({ ...POP, handle: 'two words' }).handle).toContain('without spaces');
  expect(lookProblem({ ...POP, endCard: { text: '夜' } })).toBe('Videos can’t show “夜”. Use Latin letters.');
});

it('describes a look in a few words: its style, and what differs from that style', () => {
  expect(lookInWords(POP)).toBe('Pop');
  expect(
    lookInWords({
      ...plainLook('neon'),
      colour: '#4ae0ff',
      size: 'large',
      position: 'upper',
      handle: '@ada',
      endCard: { text: 'Bye' },
    }),
  ).toBe('Neon, cyan, large, upper, @ada, end card');
  expect(lookInWords({ ...POP, colour: '#123456' })).toBe('Pop, #123456');
});

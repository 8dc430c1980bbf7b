import { describe, expect, it } from 'vitest';
import { passageFor, withPassage } from '#contract/passage.ts';
import { defined } from '#test/support/values.ts';

const TEXT = 'The lamp was dark. A letter came, with the tide. Nobody knew why! Then it burned.';
/** What a suggestion of this kind replaces when these words are selected. */
const replaced = (kind: 'shorter' | 'first_line' | 'ending', selected?: string, text = TEXT) => {
  const from = selected === undefined ? 0 : text.indexOf(selected);
  const selection = selected === undefined ? undefined : { from, to: from + selected.length };
  const passage = passageFor(text, 'en', { kind, selection });
  return passage && text.slice(passage.from, passage.to);
};

describe('a suggestion replaces', () => {
  it('the selected words, extended to whole words and without the spaces around them', () => {
    expect(replaced('shorter', 'etter came, w')).toBe('letter came, with');
    expect(replaced('shorter', ' A letter ')).toBe('A letter');
    expect(replaced('shorter', TEXT)).toBe(TEXT);
    expect(replaced('shorter', ' ')).toBeUndefined();
    expect(replaced('shorter')).toBeUndefined();
  });

  it('the first sentence, whatever is selected', () => {
    expect(replaced('first_line')).toBe('The lamp was dark.');
    expect(replaced('first_line', 'Nobody')).toBe('The lamp was dark.');
  });

  it('the last sentence, and any sentences before it that are partly selected', () => {
    expect(replaced('ending')).toBe('Then it burned.');
    expect(replaced('ending', 'The lamp')).toBe('Then it burned.');
    expect(replaced('ending', 'knew why! Then')).toBe('Nobody knew why! Then it burned.');
    expect(replaced('ending', TEXT)).toBe('A letter came, with the tide. Nobody knew why! Then it burned.');
  });

  it('nothing in a one-sentence text, because its first line is also its ending', () => {
    expect(replaced('first_line', undefined, 'no mark at all')).toBeUndefined();
    expect(replaced('ending', undefined, 'One sentence.')).toBeUndefined();
    expect(replaced('ending', undefined, '')).toBeUndefined();
  });
});

it('a suggestion leaves the rest of the text unchanged', () => {
  const passage = defined(passageFor(TEXT, 'en', { kind: 'ending' }));
  expect(withPassage(TEXT, passage, 'It was dawn.')).toBe(TEXT.replace('Then it burned.', 'It was dawn.'));
});

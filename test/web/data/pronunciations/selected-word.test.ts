import { describe, expect, it, test } from 'vitest';
import { PRONOUNCED_WORD_MAX_CHARS } from '#contract/catalogue.ts';
import { selectedWord } from '#web/data/pronunciations/selected-word.ts';

const LINE = 'Then “Siobhan,” of Aix-en-Provence, met Zoë’s 5G—crew… and C++.';
/** The word that results from selecting `selection` in a text. */
const wordIn = (selection: string, language: 'en' | 'fr' = 'en', text = LINE): string | undefined => {
  const from = text.indexOf(selection);
  expect(from).toBeGreaterThanOrEqual(0);
  return selectedWord(text, { from, to: from + selection.length }, language);
};

// Proves script-selected-word-pronunciation.
describe('selecting one word yields that word', () => {
  test.each([
    ['Siobhan', 'Siobhan'],
    ['“Siobhan,” ', 'Siobhan'],
    [' “Siobhan', 'Siobhan'],
    ['Aix-en-Provence,', 'Aix-en-Provence'],
    ['Aix', 'Aix'],
    ['Zoë’s', 'Zoë'],
    ['5G', '5G'],
    ['C++.', 'C++'],
  ])('%s', (selection, word) => {
    expect(wordIn(selection)).toBe(word);
  });

  it('without a French article', () => {
    expect(wordIn('l’Aïn', 'fr', 'Dans l’Aïn.')).toBe('Aïn');
    expect(wordIn('qu’Aïn', 'fr', 'Dit qu’Aïn.')).toBe('Aïn');
    expect(wordIn('aujourd’hui', 'fr', 'Et aujourd’hui.')).toBe('aujourd’hui');
  });
});

describe('any other selection yields no word', () => {
  test.each([
    ['nothing', ''],
    ['two words', 'met Zoë'],
    ['the start of a word', 'Siob'],
    ['the end of a word', 'bhan'],
    ['two words at a dash', '5G—crew'],
    ['punctuation', '… '],
  ])('%s', (_, selection) => {
    expect(wordIn(selection)).toBeUndefined();
  });

  it('a word longer than the list allows, or one that no voice can read', () => {
    const long = 'a'.repeat(PRONOUNCED_WORD_MAX_CHARS + 1);
    expect(wordIn(long, 'en', `${long}.`)).toBeUndefined();
    expect(wordIn('Москва', 'en', 'In Москва.')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CAPTION_STYLES } from '#contract/caption-styles.ts';
import { END_CARD_MAX_CHARS, HANDLE_MAX_CHARS, plainLook } from '#contract/look.ts';
import { Look } from '#contract/schemas/look.ts';

const POP = plainLook('pop');
const problemOf = (wish: object): string | undefined =>
  z.safeParse(Look, { ...POP, ...wish }).error?.issues[0]?.message;

describe('a look', () => {
  it('is valid for every caption style even if nothing else is chosen', () => {
    for (const { id } of CAPTION_STYLES) expect(Look.parse(plainLook(id))).toEqual(plainLook(id));
  });

  it('has its colour stored in lower case, and is refused unless the colour has six digits', () => {
    expect(Look.parse({ ...POP, colour: '#FFE02B' }).colour).toBe('#ffe02b');
    for (const colour of ['red', '#fff', '#ffe02b}', 'ffe02b', '#ffe02g'])
      expect(problemOf({ colour })).toContain('#ffe02b');
  });

  it('has an @ added to its handle if there isn’t one', () => {
    expect(Look.parse({ ...POP, handle: ' night.stories ' }).handle).toBe('@night.stories');
    expect(Look.parse({ ...POP, handle: '@Ärger_2' }).handle).toBe('@Ärger_2');
  });

  // Proves film-look-style-colour-size-position.
  it('is refused if its handle isn’t a name, is too long or can’t be drawn', () => {
    for (const handle of ['', '@', 'two words', 'a@b', 'x/y', '{\\an8}'])
      expect(problemOf({ handle })).toContain('@nightstories');
    expect(problemOf({ handle: 'x'.repeat(HANDLE_MAX_CHARS) })).toContain('40 characters');
    expect(problemOf({ handle: `@${'x'.repeat(HANDLE_MAX_CHARS - 1)}` })).toBeUndefined();
    expect(problemOf({ handle: '@夜' })).toBe('Videos can’t show “夜”. Use Latin letters.');
  });

  it('is refused if its end card is empty, is too long or can’t be drawn', () => {
    expect(problemOf({ endCard: { text: '  ' } })).toBe('Enter the words of the end card.');
    expect(problemOf({ endCard: { text: 'x'.repeat(END_CARD_MAX_CHARS + 1) } })).toContain('80 characters');
    expect(problemOf({ endCard: { text: 'Follow 我' } })).toBe('Videos can’t show “我”. Use Latin letters.');
    expect(problemOf({ endCard: { text: 'Follow for part two' } })).toBeUndefined();
  });

  it('allows one to six words on a page', () => {
    for (const wordsPerPage of [0, 7, 2.5]) expect(problemOf({ wordsPerPage })).toBeDefined();
    for (const wordsPerPage of [1, 6]) expect(problemOf({ wordsPerPage })).toBeUndefined();
  });
});

import { expect, it } from 'vitest';
import { isSavable, isStoredAs, problemOf, titleOf } from '#web/data/scripts/script.ts';

const words = (count: number): string => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
const script = (text: string, title = '') => ({ title, text, category: 'General', language: 'en' }) as const;

it('uses the first words of a script as its title if it has none', () => {
  expect(titleOf({ title: ' ', text: 'The lamp was dark.' })).toBe('The lamp was dark.');
  expect(Array.from(titleOf({ title: '', text: words(90) })).length).toBeLessThanOrEqual(61);
  expect(titleOf({ title: '', text: words(90) })).toMatch(/^word0 .* word\d…$/u);
  expect(titleOf({ title: ' The Lamp ', text: words(90) })).toBe('The Lamp');
});

it('says what prevents text from being saved, and says nothing while there is no text', () => {
  expect(problemOf({ text: '' })).toBeUndefined();
  expect(problemOf({ text: words(59) })).toMatch(/this one has 59/u);
  expect([isSavable(script('')), isSavable(script(words(59))), isSavable(script(words(60)))]).toEqual([
    false,
    false,
    true,
  ]);
});

it('recognises the stored form of typed text, despite different whitespace and an added title', () => {
  const typed = script(`${words(30)}\n\n${words(30)}`);
  const stored = {
    id: 'a',
    title: titleOf(typed),
    content: `${words(30)}\n${words(30)}`,
    category: 'General',
    prompt: '',
    language: 'en',
    createdAt: '2026-11-24T00:00:00.000Z',
  } as const;
  expect(isStoredAs(typed, stored)).toBe(true);
  expect(isStoredAs(typed, { ...stored, content: words(60) })).toBe(false);
  expect(isStoredAs(typed, { ...stored, title: 'Another' })).toBe(false);
});

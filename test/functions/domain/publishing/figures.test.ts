import { expect, it } from 'vitest';
import { isCounted } from '#functions/domain/publishing/figures.ts';
import type { Publication } from '#functions/domain/publishing/publication.ts';
import { publicationOf } from '#test/support/publishing/give-publication.ts';

const NOW = new Date('2026-11-28T10:00:00.000Z');

it.each<[string, Partial<Publication>, boolean]>([
  ['published today', {}, true],
  ['published 90 days ago', { publishedAt: '2026-08-30T10:00:00.000Z' }, true],
  ['published 91 days ago', { publishedAt: '2026-08-29T10:00:00.000Z' }, false],
  ['published on another account', { connectionId: 'youtube-UC2' }, false],
  ['removed there', { status: 'removed' }, false],
])('of the publications, one %s is counted: %s', async (_, change, isOne) => {
  const published = { status: 'published', publishedAt: NOW.toISOString(), ...change } as const;
  expect(isCounted(await publicationOf(published), { id: 'youtube-UC1' }, NOW)).toBe(isOne);
});

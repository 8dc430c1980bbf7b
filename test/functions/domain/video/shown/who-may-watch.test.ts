import { describe, expect, it } from 'vitest';
import { isLeftOut } from '#functions/domain/export/film-files.ts';
import {
  areFilesServed,
  audienceOf,
  isShared,
  isWithheld,
  mayOwnerWatch,
  standingOf,
  THINGS,
  WITHHELD,
  WITHHELD_WHILE_SUSPENDED,
} from '#functions/domain/video/shown/who-may-watch.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { filmOf } from '#test/support/builders/film-of.ts';
import { partial } from '#test/support/values.ts';

const FILM = filmOf({ poster: 'media/a/1/poster.jpg', captions: 'media/a/1/captions.vtt' });
const video = (change: Partial<Video> = {}): Video =>
  partial<Video>({ id: '1', ownerId: 'a', status: 'completed', film: FILM, shareId: 'link', ...change });
const restriction = (kind: 'hidden' | 'taken_down') => ({
  restriction: { kind, reason: 'Any', at: '2026-11-26T00:00:00.000Z' },
});

describe('the withheld parts of a video', () => {
  it.each([
    ['open', {}],
    ['open', { review: 'sensitive' }],
    ['unmoderated', { review: 'unmoderated' }],
    ['unchecked', { review: 'unchecked' }],
    ['held', { review: 'held' }],
    ['hidden', { ...restriction('hidden'), review: 'held' }],
    ['taken_down', { ...restriction('taken_down'), review: 'held' }],
    ['deleted', { ...restriction('taken_down'), status: 'deleted' }],
    ['deleted', { status: 'deleting' }],
  ] as const)('are those of the standing “%s” if the video has %j', (standing, change) => {
    const shown = video(change);
    expect(standingOf(shown)).toBe(standing);
    for (const thing of THINGS)
      expect(isWithheld(shown, thing), thing).toBe(WITHHELD[standing].includes(thing));
  });

  // Proves rule-table-says-withheld-video-no.
  it('include downloads and exports if and only if they include embeds', () => {
    for (const withheld of Object.values(WITHHELD))
      for (const thing of ['downloads', 'exports'] as const)
        expect(withheld.includes(thing)).toBe(withheld.includes('embeds'));
  });

  it('are all its parts when the video doesn’t exist', () => {
    expect(THINGS.every((thing) => isWithheld(undefined, thing))).toBe(true);
  });

  it('are all its parts except the export while its owner is suspended', () => {
    expect(WITHHELD_WHILE_SUSPENDED).toEqual(THINGS.filter((thing) => thing !== 'exports'));
  });
});

describe('a video that is waiting for an operator', () => {
  const held = video({ review: 'held' });

  it('can be watched only by its owner, and is left out of exports', () => {
    expect([mayOwnerWatch(held), isShared(held, 'link')]).toEqual([true, false]);
    expect([areFilesServed(held), isLeftOut(held), isLeftOut(video())]).toEqual([true, true, false]);
  });
});

it.each([
  [undefined, 'public', 'owner'],
  ['public', 'public', 'public'],
  ['owner', 'owner', 'owner'],
  ['machine', 'machine', 'machine'],
] as const)(
  'on a stage with the audience %s, a moderated video is open to %s, and an unmoderated one to %s',
  (stage, moderated, unmoderated) => {
    expect(audienceOf(video(), stage)).toBe(moderated);
    expect(audienceOf(video({ review: 'sensitive' }), stage)).toBe(moderated);
    expect(audienceOf(video({ review: 'unmoderated' }), stage)).toBe(unmoderated);
  },
);

it('serves an unfinished attempt’s files to a browser with the owner’s cookies, unless the video was taken down', () => {
  const { film: _, ...unfinished } = video({ status: 'generating' });
  expect(areFilesServed(unfinished)).toBe(true);
  expect(areFilesServed({ ...unfinished, ...restriction('taken_down') })).toBe(false);
});

import { describe, expect, it } from 'vitest';
import type { Publication } from '#contract/schemas/publishing.ts';
import { listedDraft, listedPublication } from '#test/support/publishing/listed-publication.ts';
import { comingOf } from '#web/data/publishing/coming.ts';
import {
  adviceWords,
  againQuestion,
  CANCEL_ANSWERS,
  cancelQuestion,
  figureWords,
  isUnderWay,
  orderedWords,
  proposedTime,
  publicationLine,
  stateWords,
  thereWords,
} from '#web/data/publishing/publication-words.ts';

const NOW = new Date('2026-11-28T12:00:00.000Z');
const LATER = '2026-12-03T18:30:00.000Z';

const publication = listedPublication;
const draft = listedDraft;
const words = (change: Partial<Publication>): string | undefined =>
  stateWords(publication(change), 'UTC', NOW);

describe('a publication', () => {
  it('describes its state', () => {
    const states: readonly (readonly [Partial<Publication>, string | undefined])[] = [
      [{ at: LATER }, 'Waiting for Thu, 3 Dec, 18:30.'],
      [{}, 'It starts in a moment.'],
      [{ at: '2026-11-28T11:59:00.000Z' }, 'It starts in a moment.'],
      [
        { waits: { until: LATER, own_most: 1 } },
        'Your plan sends YouTube one video a day. This one waits until Thu, 3 Dec, 18:30.',
      ],
      [
        { at: '2026-11-28T11:59:00.000Z', waits: { until: LATER } },
        'YouTube takes no more videos from Veilcast today. This one waits until Thu, 3 Dec, 18:30.',
      ],
      [{ status: 'uploading', percent: 42 }, 'Uploading 42\u00A0%.'],
      [{ status: 'uploading' }, 'Uploading.'],
      [{ status: 'processing' }, 'Processing at YouTube.'],
      [{ status: 'published' }, undefined],
      [{ status: 'published', shown_to: 'private' }, 'Only you can see it there.'],
      [{ status: 'published', shown_to: 'members' }, 'YouTube shows it to: members.'],
      [{ status: 'removed' }, 'Removed at YouTube.'],
      [{ status: 'canceled' }, 'Nothing was sent.'],
    ];
    expect(states.map(([change]) => words(change))).toEqual(states.map(([, sentence]) => sentence));
  });

  it('shows its time in the creator’s time zone', () =>
    expect(stateWords(publication({ at: LATER }), 'America/New_York', NOW)).toBe(
      'Waiting for Thu, 3 Dec, 13:30.',
    ));

  it('shows the platform’s message and our advice if it failed', () => {
    const problem = {
      message: 'The daily limit is reached.',
      advice: 'Try again tomorrow.',
      can_retry: true,
    };
    expect(words({ status: 'failed', problem })).toBe('The daily limit is reached.');
    expect(adviceWords(publication({ status: 'failed', problem }))).toBe('Try again tomorrow.');
    expect(words({ status: 'failed' })).toBe('YouTube didn’t take the video.');
  });

  it('says what the creator can do about it, except for a draft, which has its own instructions', () => {
    expect(stateWords(draft({ status: 'needs_you' }), 'UTC', NOW)).toBe('The draft is in your TikTok inbox.');
    expect(adviceWords(draft({ status: 'needs_you' }))).toBeUndefined();
    expect(adviceWords(publication({ status: 'needs_you' }))).toMatch(/see what it asks for/u);
    expect(adviceWords(publication({ status: 'published' }))).toBeUndefined();
  });

  it('is polled only while it can change by itself', () => {
    const watched = ({ status, at, waits }: Partial<Publication>): boolean =>
      isUnderWay({ status: status ?? 'waiting', at, waits }, NOW);
    expect(watched({ status: 'uploading' }) && watched({ status: 'processing' }) && watched({})).toBe(true);
    expect(watched({ waits: { until: LATER } })).toBe(false);
    expect(watched({ at: LATER }) || watched({ status: 'needs_you' }) || watched({ status: 'failed' })).toBe(
      false,
    );
  });

  it('shows the platform’s figures with their source and date, but not those that the account hides', () => {
    const figures = { views: 1204, likes: 35, comments: 1, at: LATER };
    expect(figureWords(publication({ figures }), 'UTC')).toBe(
      '1,204 views, 35 likes, 1 comment at YouTube, as of Thu, 3 Dec, 18:30',
    );
    expect(figureWords(publication({ figures: { views: 1, at: LATER } }), 'America/New_York')).toBe(
      '1 view at YouTube, as of Thu, 3 Dec, 13:30',
    );
    expect(figureWords(publication(), 'UTC')).toBeUndefined();
  });

  it('is canceled only after a confirmation that names the post and the account, with clearly different button labels', () => {
    expect(cancelQuestion(publication({ title: 'Case 12' }))).toBe(
      'Cancel “Case 12” for Night Harbour on YouTube? Nothing has been sent yet. The video stays in My Videos.',
    );
    expect(cancelQuestion(publication())).toMatch(/^Cancel “The Lamp”/u);
    expect(CANCEL_ANSWERS).toEqual({ confirm: 'Cancel the Post', decline: 'Keep It' });
  });

  it('can be moved from its scheduled time', () => {
    const timeOf = (change: Partial<Publication>) => proposedTime(publication(change), 'UTC', NOW);
    const later = { date: '2026-12-03', time: '18:30' };
    expect(timeOf({ at: LATER })).toEqual(later);
    expect(timeOf({ at: '2026-11-28T11:00:00.000Z', waits: { until: LATER } })).toEqual(later);
    expect([timeOf({}), timeOf({ at: '2026-11-28T11:00:00.000Z' })]).toEqual([
      { date: '2026-11-29', time: '18:30' },
      { date: '2026-11-29', time: '18:30' },
    ]);
  });
});

describe('the line about a video’s publications', () => {
  it('shows the latest state for each account, except canceled publications', () => {
    const older = publication({ id: 'P0', status: 'failed', created_at: '2026-11-27T11:00:00.000Z' });
    const line = publicationLine(
      [publication({ status: 'published' }), draft({ status: 'uploading', percent: 42 }), older],
      'UTC',
      NOW,
    );
    expect(line).toBe('YouTube: published · TikTok: uploading 42\u00A0%');
    expect(publicationLine([publication({ status: 'canceled' })], 'UTC', NOW)).toBeUndefined();
    expect(publicationLine([], 'UTC', NOW)).toBeUndefined();
  });

  it('shows a successful publication rather than a later failure', () => {
    const failed = publication({ id: 'P9', status: 'failed', created_at: '2026-11-28T11:30:00.000Z' });
    const published = publication({ status: 'published' });
    for (const all of [
      [failed, published],
      [published, failed],
    ])
      expect(publicationLine(all, 'UTC', NOW)).toBe('YouTube: published');
    expect(publicationLine([failed], 'UTC', NOW)).toBe('YouTube: failed');
  });

  it('names the accounts if there are several on one platform', () => {
    const other = publication({ id: 'P3', connection_id: 'youtube-2', account: 'Daylight', at: LATER });
    expect(publicationLine([publication({ status: 'needs_you' }), other], 'UTC', NOW)).toBe(
      'YouTube (Night Harbour): needs you · YouTube (Daylight): Thu, 3 Dec, 18:30',
    );
  });
});

describe('the line under an account', () => {
  const there = (...changes: readonly Partial<Publication>[]): string | undefined =>
    thereWords(changes.map(publication), 'youtube-1', 'UTC', NOW);

  it('describes the state of the video there in terms that a creator understands', () => {
    const lines: readonly (readonly [Partial<Publication>, string])[] = [
      [{ status: 'published' }, 'This video is already there.'],
      [{ at: LATER }, 'Planned for Thu, 3 Dec, 18:30.'],
      [{}, 'This video is on its way there.'],
      [{ status: 'uploading', percent: 42 }, 'This video is on its way there.'],
      [{ status: 'waiting', waits: { until: LATER } }, 'This video waits until Thu, 3 Dec, 18:30.'],
      [{ status: 'failed' }, 'Failed on Sat, 28 Nov, 11:00. See Published for why.'],
      [{ status: 'removed' }, 'Removed at YouTube.'],
      [{ status: 'needs_you' }, 'YouTube needs you. See Published.'],
      [{ status: 'needs_you', way: 'inbox' }, 'The draft is in its YouTube inbox.'],
    ];
    expect(lines.map(([change]) => there(change))).toEqual(lines.map(([, line]) => line));
    expect(there({ status: 'canceled' })).toBeUndefined();
    expect(there({ connection_id: 'youtube-2' })).toBeUndefined();
  });

  it('still says that the video is there even after a later attempt failed', () =>
    expect(
      there({ status: 'published' }, { id: 'P9', status: 'failed', created_at: '2026-11-28T11:30:00.000Z' }),
    ).toBe('This video is already there.'));
});

describe('publishing again', () => {
  it('asks for confirmation for accounts that already have the video', () => {
    const publications = [publication({ status: 'published' }), draft({ status: 'failed' })];
    expect(againQuestion(['youtube-1', 'tiktok-1'], publications, 'It is there.')).toBe(
      'Publish it again? Night Harbour on YouTube already has this video, or will get it.',
    );
    expect(againQuestion(['tiktok-1'], publications, 'It is there.')).toBe('Publish it again? It is there.');
  });
});

describe('an accepted order', () => {
  it('says which channel has to wait for another day', () =>
    expect(orderedWords([publication()], 'UTC', 'Night Stories waits for the next day.').text).toBe(
      'Follow it under Published. Night Stories waits for the next day.',
    ));

  it('says when the video will go out, and that TikTok takes a few minutes', () => {
    expect(orderedWords([publication()], 'UTC')).toEqual({
      title: 'On its way',
      text: 'Follow it under Published.',
    });
    expect(orderedWords([draft({ way: 'direct', at: LATER })], 'UTC')).toEqual({
      title: 'Planned',
      text: 'It goes out on Thu, 3 Dec, 18:30. TikTok may take a few minutes to show it on the profile.',
    });
  });
});

describe('the calendar of publications', () => {
  it('lists upcoming publications, soonest first, in the creator’s time zone', () => {
    const sooner = draft({ at: '2026-12-01T02:00:00.000Z' });
    const all = [
      publication({ at: LATER }),
      sooner,
      publication({ id: 'P4', at: LATER, status: 'canceled' }),
      publication({ id: 'P5' }),
      publication({ id: 'P6', at: '2026-11-01T00:00:00.000Z', status: 'published' }),
    ];
    expect(comingOf(all, 'America/New_York', NOW).map(({ key, publication: { id } }) => [key, id])).toEqual([
      ['2026-11-30T21:00', 'P2'],
      ['2026-12-03T13:30', 'P1'],
    ]);
  });
});

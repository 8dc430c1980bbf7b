import { describe, expect, it } from 'vitest';
import { PUBLICATION_STATUSES } from '#contract/schemas/publishing.ts';
import { listedDraft, listedPublication } from '#test/support/publishing/listed-publication.ts';
import { comingOf, firstMonth, movedSince } from '#web/data/publishing/coming.ts';
import { dueOf } from '#web/data/publishing/publication-words.ts';

const NOW = new Date('2026-11-28T12:00:00.000Z');
const TOMORROW = '2026-11-29T08:00:00.000Z';
const LATER = '2026-12-03T18:30:00.000Z';

describe('the list of upcoming posts', () => {
  it('shows a post that has to wait for the platform’s next day on that day', () => {
    const waiting = listedPublication({ waits: { until: TOMORROW } });
    const late = listedPublication({ at: '2026-11-28T11:59:00.000Z', waits: { until: TOMORROW } });
    expect(comingOf([waiting], 'UTC', NOW).map(({ key }) => key)).toEqual(['2026-11-29T08:00']);
    expect(comingOf([late], 'UTC', NOW)).toHaveLength(1);
    expect(dueOf(late)).toBe(TOMORROW);
  });

  it('contains nothing that was published, failed or was canceled, regardless of the time', () => {
    const all = PUBLICATION_STATUSES.map((status) => listedPublication({ id: status, status, at: LATER }));
    const coming = comingOf(all, 'UTC', NOW).map(({ publication: { id } }) => id);
    expect(coming).toEqual(['waiting', 'uploading', 'processing']);
  });
});

describe('the calendar', () => {
  it('opens on the month of the next planned post, or on the current month if there is none', () => {
    const planned = comingOf([listedPublication({ at: LATER })], 'UTC', NOW);
    expect(firstMonth(planned, '2026-11-28T12:00')).toBe('2026-12');
    expect(firstMonth([], '2026-11-28T12:00')).toBe('2026-11');
  });

  it('follows a post that was moved, but doesn’t jump to a new post', () => {
    const before = [listedPublication({ at: TOMORROW })];
    const planned = comingOf([listedPublication({ at: LATER }), listedDraft({ at: LATER })], 'UTC', NOW);
    expect(movedSince(before, planned)?.publication.id).toBe('P1');
    expect(movedSince(before, comingOf(before, 'UTC', NOW))).toBeUndefined();
    expect(movedSince([], planned)).toBeUndefined();
  });
});

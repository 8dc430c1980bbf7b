import { describe, expect, it } from 'vitest';
import { Day } from '#functions/domain/analytics/analytics.ts';
import { type CountedPlays, ownPlaysOf } from '#functions/domain/analytics/own-plays.ts';

const video = (videoId: string, plays: number, isShared: boolean) => ({
  videoId,
  plays,
  completions: 0,
  isShared,
});
const day = (date: string, plays: number, shares = 0) => Day.parse({ date, plays, shares });
const counted = (facts: Partial<CountedPlays>): CountedPlays => ({
  ownerId: 'ada',
  videos: [],
  days: [],
  viewings: [],
  ...facts,
});
const viewing = (videoId: string) => ({
  videoId,
  playedAt: 1,
  endedAt: 2,
  playedOn: '2026-11-20',
  endedOn: '2026-11-21',
});

describe('plays are certainly the owner’s', () => {
  // Proves dashboard-own-plays-leave-old-figures.
  it('on a video that was never shared, and on days before the first share', () => {
    const own = ownPlaysOf(
      counted({
        videos: [video('mine', 2, false), video('open', 5, true), video('unseen', 0, false)],
        days: [day('2026-11-18', 3), day('2026-11-19', 2, 1), day('2026-11-20', 4)],
      }),
    );
    expect(own.videos.map(({ videoId }) => videoId)).toEqual(['mine']);
    expect(own.days.map(({ date }) => date)).toEqual(['2026-11-18']);
    expect(own.unknown).toEqual({ onVideos: 5, onDays: 6 });
  });

  it('when their viewing is still on record, which a cleared video or day no longer contains', () => {
    const days = [day('2026-11-20', 1), day('2026-11-21', 2, 1)];
    const { viewings } = ownPlaysOf(
      counted({
        videos: [video('mine', 1, false), video('open', 3, true)],
        days,
        viewings: [viewing('mine'), viewing('open')],
      }),
    );
    expect(
      viewings.map(({ onVideo, onDayPlayed, onDayEnded }) => [onVideo, onDayPlayed, onDayEnded]),
    ).toEqual([
      [false, false, true],
      [true, false, true],
    ]);
  });
});

it('a link whose share no day records makes every day doubtful', () => {
  const own = ownPlaysOf(counted({ videos: [video('open', 1, true)], days: [day('2026-11-18', 1)] }));
  expect([own.days, own.unknown]).toEqual([[], { onVideos: 1, onDays: 1 }]);
});

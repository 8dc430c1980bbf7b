import { describe, expect, it } from 'vitest';
import { expected, type MadeIn, makingTime, measured } from '#functions/domain/making/making-time.ts';
import { secondsLeft } from '#functions/domain/making/time-left.ts';
import { Video } from '#functions/domain/video/video.ts';
import { versionOf } from '#functions/domain/video/video-edit.ts';

const madeIn = (words: number, seconds: number): MadeIn => ({
  words,
  prepared: seconds * 0.4,
  filmed: seconds * 0.8,
  seconds,
});
const spokenBy = (narrator: string, made: MadeIn): MadeIn => ({ ...made, narrator });
const scenesOf = (words: number) => [
  { narration: Array.from({ length: words }, () => 'word').join(' '), picture: 'A pier.' },
];
/** The time, in whole seconds, that it would take to make a film with this many words. */
const estimate = (made: readonly MadeIn[], words: number): number | undefined => {
  const time = expected(made, { scenes: scenesOf(words) });
  return time && Math.round(time.seconds);
};

describe('the time a film takes', () => {
  it('is unknown until a film has been measured', () => {
    expect(makingTime([])).toBeUndefined();
    expect(expected([], { scenes: scenesOf(100) })).toBeUndefined();
  });

  // Proves dialog-new-video-2-story-costs.
  it('depends on the length of the story, and is barely affected by a single outlier', () => {
    const usual = [60, 90, 120, 200, 320].map((words) => madeIn(words, 15 + words / 4));
    expect(estimate(usual, 100)).toBe(40);
    expect(estimate(usual, 400)).toBe(115);
    expect(estimate([...usual, madeIn(80, 900)], 100)).toBeLessThan(60);
  });

  it('is that of films with the latest narrator', () => {
    const made = [madeIn(90, 20), spokenBy('kokoro', madeIn(90, 70)), spokenBy('simple', madeIn(90, 40))];
    expect(estimate(made, 90)).toBe(70);
  });

  it.each([
    ['one film', [madeIn(80, 40)]],
    ['films of the same length', [madeIn(80, 40), madeIn(80, 44), madeIn(80, 36)]],
    ['films of almost the same length', [madeIn(80, 40), madeIn(82, 60)]],
    ['longer films that were faster', [madeIn(80, 40), madeIn(160, 30)]],
  ])(
    'estimated from %s, never falls as the story gets longer, and grows at most proportionally',
    (_, made) => {
      const [short = 0, long = 0] = [estimate(made, 80), estimate(made, 320)];
      expect(short).toBeGreaterThanOrEqual(19);
      expect(short).toBeLessThanOrEqual(60);
      expect(long).toBeGreaterThanOrEqual(short);
      expect(long).toBeLessThanOrEqual(short * 4 + 1);
    },
  );
});

describe('a completed attempt', () => {
  const at = (second: number): string => new Date(Date.UTC(2026, 10, 20, 10, 0, second)).toISOString();
  const video = Video.parse({
    id: 'v',
    ownerId: 'o',
    mediaFolder: 'folder',
    storyId: 's',
    title: 'The Lost Lighthouse',
    category: 'Mystery',
    language: 'en',
    scenes: scenesOf(90),
    voice: { voiceId: 'adam', voiceName: 'Adam' },
    captionStyle: 'pop',
    aiLine: false,
    status: 'generating',
    attempt: 1,
    charge: [],
    createdAt: at(0),
    attemptedAt: at(0),
    preparedAt: at(12),
    filmedAt: at(40),
    started: true,
    done: [],
    views: 0,
    shares: 0,
    downloads: 0,
  });
  const end = new Date(at(50));

  it('is measured from the creator’s click, including the wait', () => {
    const times = { words: 90, prepared: 12, filmed: 40, seconds: 50 };
    expect(measured(video, end)).toEqual(times);
    expect(measured({ ...video, narrator: 'kokoro' }, end)).toEqual({ ...times, narrator: 'kokoro' });
  });

  it.each([
    ['a retry, which reuses finished work', { attempt: 2 }],
    [
      'a scene edit',
      { attempt: 2, edit: { kind: 'repaint' as const, scenes: [0], before: versionOf(video) } },
    ],
    ['one without the time at which its pictures and voice were ready', { preparedAt: undefined }],
    ['one during which the clock was adjusted', { attemptedAt: at(45) }],
    ['one that took longer than any attempt can', { attemptedAt: '2026-11-20T08:00:00.000Z' }],
  ])('is not measured when it is %s', (_, change) => {
    expect(measured({ ...video, ...change }, end)).toBeUndefined();
  });
});

describe('the time left', () => {
  const film = { prepared: 20, filmed: 80, seconds: 100 };
  const left = (done: readonly string[], elapsed: number) => secondsLeft(done, 2, film, elapsed);
  const order = ['plan', 'speak:0', 'paint:0', 'speak:1', 'film:0', 'paint:1', 'film:1', 'join', 'certify'];
  /** The time left, sampled every half second, for a film that takes `pace` times as long as expected. */
  const watched = (pace: number): (number | undefined)[] =>
    Array.from({ length: pace * 200 }, (_, tick) => {
      const elapsed = tick / 2;
      return left(order.slice(0, Math.floor((elapsed / (pace * 100)) * order.length)), elapsed);
    });

  it('counts down in real time, and faster when work finishes early', () => {
    expect(left([], 0)).toBe(100);
    expect(left(['plan'], 10)).toBe(90);
    // Half of the speaking and painting is done.
    expect(left(order.slice(0, 3), 5)).toBe(90);
    // One scene is filmed before the last picture is painted.
    expect(left(order.slice(0, 5), 10)).toBe(55);
    expect(left(order.slice(0, 7), 10)).toBe(20);
  });

  // Proves dialog-new-video-3-card-player.
  it.each([0.3, 1, 1.9])('never rises or goes negative for a film taking %d times the usual time', (pace) => {
    const seen = watched(pace).flatMap((seconds) => seconds ?? []);
    expect(seen.length).toBeGreaterThan(50);
    expect(seen).toEqual(seen.toSorted((one, other) => other - one));
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(0);
  });

  it('stays the same while a step takes longer than usual, and is unknown after twice the usual time', () => {
    expect(left(['plan'], 60)).toBe(80);
    expect(left(['plan'], 200)).toBe(80);
    expect(left(['plan'], 201)).toBeUndefined();
  });
});

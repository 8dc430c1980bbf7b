import { expect, test } from 'vitest';
import { plainLook, WORDS_PER_PAGE } from '#contract/look.ts';
import { runChoice, runVideo } from '#functions/domain/series/runs/run-video.ts';
import { newVideo } from '#functions/domain/video/new-video.ts';
import { toWireVideo } from '#functions/domain/video/shown/wire-video.ts';
import { storyOf } from '#test/support/builders/drafts.ts';
import { runOf, seriesOf } from '#test/support/series/series-of.ts';
import { roughly } from '#test/support/values.ts';

const NOW = new Date('2026-11-10T12:00:00Z');
const videoOf = (
  ordinal: number,
  choice: Parameters<typeof seriesOf>[1] = {},
  change: Parameters<typeof runOf>[1] = {},
) => {
  const run = { ...runOf('ada', { ordinal, ...change }), videoId: 'video' };
  const chosen = { ...runChoice(run, seriesOf('ada', choice).choice), aiLine: false };
  return runVideo(run, storyOf('ada'), chosen, NOW);
};

test('a run’s video has the id that was chosen in the run, and refers back to the run', () => {
  expect(videoOf(0)).toMatchObject({
    id: 'video',
    run: runOf('ada').id,
    voice: { voiceId: 'adam', voiceName: 'Adam' },
    title: 'The Midnight Train',
  });
});

test('music, rhythm and camera moves change from one run to the next', () => {
  const [first, second] = [0, 1].map((ordinal) => videoOf(ordinal, { music: { kind: 'rotating' } }));
  expect(second?.music).not.toEqual(first?.music);
  expect(second?.look?.wordsPerPage).not.toBe(first?.look?.wordsPerPage);
  expect(second?.scenes.map(({ seat }) => seat)).not.toEqual(first?.scenes.map(({ seat }) => seat));
});

test('the look of a series stays the same, apart from the rhythm', () => {
  const look = {
    captionStyle: 'karaoke',
    size: 'large',
    position: 'upper',
    wordsPerPage: WORDS_PER_PAGE.most,
    upperCase: false,
  } as const;
  for (const ordinal of [0, 1, 2, 3]) {
    const { look: shown, captionStyle } = videoOf(ordinal, { look });
    expect(shown).toEqual({ ...look, wordsPerPage: shown?.wordsPerPage });
    expect(shown?.wordsPerPage).toBeLessThanOrEqual(WORDS_PER_PAGE.most);
    expect(captionStyle).toBe('karaoke');
  }
});

test('a run’s video shows which earlier story its script is most like', () => {
  const mostLike = { title: 'The Lost Lighthouse', percent: 29 };
  const video = videoOf(0, {}, { mostLike });
  expect(toWireVideo({ ...video, charge: [], mediaFolder: 'folder' }).mostLike).toEqual(mostLike);
  expect(toWireVideo({ ...videoOf(0), charge: [], mediaFolder: 'folder' })).not.toHaveProperty('mostLike');
});

test('a run takes its voice, its music and its look from its series', () => {
  const { choice } = seriesOf('ada');
  const plain = { storyId: 'story', voiceSettings: { voiceId: 'adam', voiceName: 'Adam' } };
  expect(runChoice({ storyId: 'story', ordinal: 1 }, choice)).toEqual(plain);
  const look = plainLook('neon');
  expect(
    runChoice({ storyId: 'story', ordinal: 1 }, { ...choice, music: { kind: 'rotating' }, look }),
  ).toEqual({
    ...plain,
    musicSettings: { trackId: 'deep-current', trackName: 'Deep Current' },
    look,
  });
  expect(Object.keys(runChoice({ storyId: 'story', ordinal: 1 }, choice))).toEqual([
    'storyId',
    'voiceSettings',
  ]);
  const gone = roughly<typeof choice>({ ...choice, voiceId: 'gone' });
  expect(runChoice({ storyId: 'story', ordinal: 1 }, gone).voiceSettings.voiceName).toBe('');
});

test('a run’s video is the story’s usual one, but with the run’s own camera moves and rhythm', () => {
  const run = { ...runOf('ada', { ordinal: 4 }), videoId: 'video' };
  const chosen = { ...runChoice(run, seriesOf('ada').choice), aiLine: true };
  const usual = newVideo(
    'video',
    storyOf('ada'),
    { ...chosen, look: { ...plainLook('neon'), wordsPerPage: 5 } },
    NOW,
  );
  expect(runVideo(run, storyOf('ada'), { ...chosen, captionStyle: 'neon' }, NOW)).toEqual({
    ...usual,
    run: run.id,
    scenes: usual.scenes.map((scene, index) => ({ ...scene, seat: index + 4 })),
  });
  expect(runVideo(run, storyOf('ada'), chosen, NOW).captionStyle).toBe('pop');
});

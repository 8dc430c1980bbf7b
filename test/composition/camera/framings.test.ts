import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { framingsOf } from '#composition/camera/framings.ts';
import { frameOf, framesToMs } from '#composition/timeline/frame-times.ts';
import type { SceneTimeline } from '#composition/timeline/scene-timeline.ts';
import { captionStyleOf } from '#contract/caption-styles.ts';
import { RENDITIONS } from '#contract/catalogue.ts';
import { cutsIn } from '#functions/film/certificate/rhythm.ts';
import { filmScene } from '#functions/film/picture/film-scene.ts';
import { paintStill } from '#test/support/film/film-fixtures.ts';
import { watchFilm } from '#test/support/film/watch-film.ts';
import { defined } from '#test/support/values.ts';

const LEAD_MS = framesToMs(5);

/** A scene whose words last for the given numbers of milliseconds. */
const sceneOf = (words: readonly { readonly text: string; readonly ms: number }[]): SceneTimeline => {
  let passed = LEAD_MS;
  const timed = words.map(({ text, ms }) => {
    const startMs = passed;
    passed += ms;
    return { text, startMs, endMs: passed };
  });
  return { frames: frameOf(passed + 330, 'up'), recordingMs: 0, endMs: passed, words: timed };
};
const evenly = (text: string, ms: number): SceneTimeline =>
  sceneOf(text.split(' ').map((word) => ({ text: word, ms })));

const scenes = fc
  .array(
    fc.record({
      text: fc.constantFrom('ship', 'night,', 'gone.', '“Who?”', 'sea –'),
      ms: fc.integer({ min: 90, max: 900 }),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map(sceneOf);

// Proves film-no-framing-stands-longer-5.
it('holds each framing for at most five seconds (three at the start of a film), but never too briefly', () => {
  fc.assert(
    fc.property(scenes, fc.nat(3), (scene, index) => {
      const framings = framingsOf(scene, { index });
      expect(framings.reduce((sum, { frames }) => sum + frames, 0)).toBe(scene.frames);
      for (const [at, { from, frames, closeness }] of framings.entries()) {
        expect(frames).toBeLessThanOrEqual(index === 0 && at === 0 ? 90 : 150);
        if (framings.length > 1) expect(frames).toBeGreaterThanOrEqual(27);
        expect(closeness).toBe(at % 2 === 0 ? 'whole' : 'close');
        if (at > 0) expect(defined(framings[at - 1]).from + defined(framings[at - 1]).frames).toBe(from);
      }
    }),
  );
});

// Proves film-no-framing-stands-longer-5.
it('cuts at the start of a word, unless one word takes up all the time', () => {
  fc.assert(
    fc.property(scenes, fc.nat(3), (scene, index) => {
      const begins = new Set(scene.words.map(({ startMs }) => frameOf(startMs)));
      for (const { from } of framingsOf(scene, { index }).slice(1)) expect(begins).toContain(from);
    }),
  );
  const word = framingsOf(sceneOf([{ text: 'Aaah!', ms: 12_000 }]), { index: 1 });
  expect(word.map(({ frames }) => frames)).toEqual([125, 125, 125]);
});

it('cuts at the end of a sentence rather than in the exact middle', () => {
  const scene = evenly(
    'Nobody came that night. The lamp burned on and on and on above the empty harbour until dawn',
    400,
  );
  const [, second] = framingsOf(scene, { index: 2 });
  expect(second?.from).toBe(frameOf(LEAD_MS + 4 * 400));
});

it('keeps one framing in a short scene', () => {
  expect(framingsOf(evenly('Nobody came that night', 400), { index: 0 })).toEqual([
    { from: 0, frames: 63, closeness: 'whole' },
  ]);
});

// Proves film-no-framing-stands-longer-5.
it('changes the picture only at the cuts', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'framings-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const scene = evenly('The lamp burned on and on above the empty harbour', 320);
  const { clips } = await filmScene({
    still: await paintStill(join(dir, 'still.jpg'), 0, 512, 768),
    scene,
    index: 0,
    count: 1,
    captionStyle: captionStyleOf('pop'),
    seed: 's',
    outDir: dir,
    renditions: RENDITIONS.filter(({ quality }) => quality === '480p'),
  });
  const { changes } = await watchFilm(defined(clips[0]).path);
  const cuts = framingsOf(scene, { index: 0 }).slice(1);
  expect(cuts).toHaveLength(1);
  expect(cutsIn(changes)).toEqual(cuts.map(({ from }) => from));
});

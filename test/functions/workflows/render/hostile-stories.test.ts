import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { captionStyleOf } from '#contract/caption-styles.ts';
import { RENDITIONS } from '#contract/catalogue.ts';
import { contentOf } from '#contract/script.ts';
import { planScenes } from '#functions/domain/story/scene-plan.ts';
import { laidOutPages } from '#functions/film/captions/captions.ts';
import { webVtt } from '#functions/film/captions/web-vtt.ts';
import { measurePicture } from '#functions/film/certificate/measure-file.ts';
import { filmScene } from '#functions/film/picture/film-scene.ts';
import { startTable } from '#test/support/cloud/store-here.ts';
import { filmTimeline } from '#test/support/film/film-fixtures.ts';
import { rehearse } from '#test/support/film/rehearsal.ts';
import { isFullRun } from '#test/support/run/full-run.ts';
import { defined } from '#test/support/values.ts';

const FILM_LIMIT_MS = 120_000;
const FULL_FILM_LIMIT_MS = 600_000;
/** A fast narrator: 190 words a minute. */
const MS_PER_WORD = 315;

let database: Awaited<ReturnType<typeof startTable>>;
beforeAll(async () => {
  database = await startTable();
});
afterAll(() => database.close());

const compounds =
  'Die Donaudampfschifffahrtsgesellschaftskapitänsmütze lag neben der Rindfleischetikettierungsüberwachung.';
const figures = 'In 1969, 3.5 billion people watched at 8:17 p.m. and paid $2,000.50 for 100% of it.';
const address = 'Visit https://example.com/a/very/long/path?with=query&and=more#fragment today and see.';
const numbered = Array.from({ length: 300 }, (_, index) => `word${index}`).join(' ');

describe('a story', () => {
  const stories: Readonly<Record<string, string>> = {
    'of one sentence of 300 words': `${numbered}.`,
    'of one sentence of 300 words with commas': `${numbered.replaceAll('9 ', '9, ')}.`,
    'without punctuation': Array.from({ length: 60 }, () => 'and on it went').join(' '),
    'of numbers': Array.from({ length: 4 }, () => figures).join(' '),
    'of addresses': Array.from({ length: 4 }, () => address).join(' '),
    'of German compounds': Array.from({ length: 8 }, () => compounds).join(' '),
    'of emoji between its words': Array.from(
      { length: 8 },
      () => 'The fox 🦊 ran 🏃🏽‍♀️ home 🏠 and slept.',
    ).join(' '),
  };

  // Proves rule-unusual-stories-sentence-no-punctuation.
  it.each(Object.entries(stories))(
    '%s is cut into scenes that take a few seconds to speak, and all its words are in the captions',
    (_, narration) => {
      const planned = planScenes([{ narration, picture: 'A picture.' }]);
      expect(contentOf(planned)).toBe(narration);
      const timeline = filmTimeline(planned, MS_PER_WORD);
      for (const { narration: spoken } of planned)
        expect(spoken.split(' ').length === 1 || spoken.length <= 190, spoken).toBe(true);
      expect(timeline.words.map(({ text }) => text).join(' ')).toBe(narration);
      for (const { index } of timeline.scenes)
        for (const { words, pieces } of laidOutPages(timeline, index, captionStyleOf('pop'))) {
          expect(words.length === 1 || words.map(({ text }) => text).join(' ').length <= 20).toBe(true);
          for (const { x, width } of pieces) {
            expect(x - width / 2).toBeGreaterThanOrEqual(120);
            expect(x + width / 2).toBeLessThanOrEqual(960);
          }
        }
      const told = webVtt(timeline).replaceAll('&amp;', '&');
      for (const word of narration.split(' ')) expect(told).toContain(word);
    },
  );

  it.each(isFullRun ? ['all of these'] : [])(
    'of %s is filmed and certified, and leaves nothing on disk',
    async () => {
      const narration = `${compounds} ${figures} ${address} The fox 🦊 ran 🏃🏽‍♀️ home and it slept and nobody knew`;
      const film = await rehearse(database.table, {
        scenes: planScenes([{ narration, picture: 'A fox.' }]),
      });
      expect(film.video).toMatchObject({ status: 'completed' });
      expect(film.video.film?.certificate?.captionErrorMs).toBeLessThan(34);
      expect([film.credits, film.left]).toEqual([20, []]);
      expect(film.calls.filter(({ step }) => step === 'CertifyFilm')).toHaveLength(1);
    },
    FULL_FILM_LIMIT_MS,
  );
});

it(
  'films a still 8,000 pixels wide',
  async () => {
    const dir = await mkdtemp(join(tmpdir(), 'wide-still-'));
    try {
      await writeFile(join(dir, 'wide.jpg'), createCanvas(8000, 1200).toBuffer('image/jpeg'));
      const { clips } = await filmScene({
        still: join(dir, 'wide.jpg'),
        scene: { frames: 6, recordingMs: 0, endMs: 100, words: [] },
        index: 0,
        count: 2,
        captionStyle: captionStyleOf('clean'),
        seed: 'wide',
        outDir: dir,
        renditions: RENDITIONS.filter(({ quality }) => quality === '480p'),
      });
      expect((await measurePicture(defined(clips[0]).path)).packets).toBe(6);
    } finally {
      await rm(dir, { recursive: true });
    }
  },
  FILM_LIMIT_MS,
);

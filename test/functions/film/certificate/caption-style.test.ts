import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AI_LINE } from '#contract/ai-line.ts';
import { type CaptionStyle, captionStyleOf } from '#contract/caption-styles.ts';
import { RENDITIONS } from '#contract/catalogue.ts';
import { certifyFilm } from '#functions/film/certificate/certify-film.ts';
import { FilmRejected } from '#functions/film/files/film-errors.ts';
import { MADE_UP_STYLES } from '#test/support/film/made-up-styles.ts';
import { type Finished, makeShortFilm, shortTimeline } from '#test/support/film/short-film.ts';
import { isFullRun } from '#test/support/run/full-run.ts';

const FILM_LIMIT_MS = 120_000;
const renditions = RENDITIONS.filter(({ quality }) => quality === '480p');
let dir = '';

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'caption-style-test-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

describe.each<CaptionStyle>(isFullRun ? MADE_UP_STYLES : MADE_UP_STYLES.slice(0, 1))(
  'a film in $label, a style defined only by its record, with the AI line',
  (style) => {
    let film: Finished;
    beforeAll(async () => {
      film = await makeShortFilm(join(dir, style.id), {
        captionStyle: style,
        renditions,
        aiLine: AI_LINE.en,
      });
    }, FILM_LIMIT_MS);

    it('is certified: every word is highlighted in time and within the margins', async () => {
      const certificate = await certifyFilm({ ...film, renditions });
      expect(certificate).toMatchObject({
        captionWords: shortTimeline.words.length,
        captionWordsSeen: shortTimeline.words.length,
      });
      expect(certificate.captionErrorMs).toBeLessThan(34);
      expect(certificate.captionMargins?.bottom).toBeGreaterThan(320);
      expect(certificate.captionMargins?.right).toBeGreaterThan(120);
    });

    it('is rejected when another style was requested', async () => {
      const asked = captionStyleOf('karaoke');
      await expect(certifyFilm({ ...film, renditions, captionStyle: asked })).rejects.toThrow(FilmRejected);
    });
  },
);

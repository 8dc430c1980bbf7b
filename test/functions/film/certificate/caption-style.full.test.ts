import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CANVAS, SAFE_MARGIN } from '#composition/captions/caption-layout.ts';
import { styleOfLook } from '#composition/look/drawn-style.ts';
import type { Signs } from '#composition/look/overlays.ts';
import { AI_LINE } from '#contract/ai-line.ts';
import { CAPTION_STYLES, type CaptionStyle, captionStyleOf } from '#contract/caption-styles.ts';
import { RENDITIONS } from '#contract/catalogue.ts';
import { plainLook } from '#contract/look.ts';
import { certifyFilm } from '#functions/film/certificate/certify-film.ts';
import { FilmRejected } from '#functions/film/files/film-errors.ts';
import { MADE_UP_STYLES } from '#test/support/film/made-up-styles.ts';
import { type Finished, makeShortFilm, shortTimeline } from '#test/support/film/short-film.ts';

const FILM_LIMIT_MS = 120_000;
const renditions = RENDITIONS.filter(({ quality }) => quality === '480p');
let dir = '';

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'caption-style-test-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const film480 = (style: CaptionStyle, signs: Signs = {}): Promise<Finished> =>
  makeShortFilm(join(dir, `${style.id}-${style.position}`), {
    captionStyle: style,
    renditions,
    aiLine: AI_LINE.en,
    signs,
  });

const expectEveryWord = async (film: Finished): Promise<void> => {
  const certificate = await certifyFilm({ ...film, renditions });
  expect(certificate).toMatchObject({
    captionWords: shortTimeline.words.length,
    captionWordsSeen: shortTimeline.words.length,
  });
  expect(certificate.captionErrorMs).toBeLessThan(34);
  const { captionMargins: margins } = certificate;
  // A bar below small words may be too thin to measure in the smallest file.
  if (margins === undefined) expect(film.captionStyle.underline).toBeDefined();
  expect(margins?.top ?? CANVAS.height).toBeGreaterThan(SAFE_MARGIN.top);
  expect(margins?.bottom ?? CANVAS.height).toBeGreaterThan(SAFE_MARGIN.bottom);
  expect(margins?.right ?? CANVAS.width).toBeGreaterThan(SAFE_MARGIN.side);
};

describe.each<CaptionStyle>(MADE_UP_STYLES)(
  'a film in $label, a style defined only by its record, with the AI line',
  (style) => {
    let film: Finished;
    beforeAll(async () => {
      film = await film480(style);
    }, FILM_LIMIT_MS);

    // Proves film-caption-style-record-certificate-finds.
    it('is certified: every word is highlighted on time and within the margins', () => expectEveryWord(film));

    it('is rejected if a different style was requested', async () => {
      const asked = captionStyleOf('karaoke');
      await expect(certifyFilm({ ...film, renditions, captionStyle: asked })).rejects.toThrow(FilmRejected);
    });
  },
);

describe.each(CAPTION_STYLES)('a film in $label', ({ id }) => {
  it(
    'is certified without changes: every word is highlighted on time and within the margins',
    async () => expectEveryWord(await film480(captionStyleOf(id))),
    FILM_LIMIT_MS,
  );

  it(
    'is certified with captions at the top, in another colour, with a handle and an end card',
    async () => {
      const look = { ...plainLook(id), colour: '#4a9dff', position: 'upper', size: 'small' } as const;
      const signs = { handle: '@nightstories', endCard: { text: 'Follow for part two' } };
      await expectEveryWord(await film480(styleOfLook(look), signs));
    },
    FILM_LIMIT_MS,
  );
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AVMEDIA_TYPE_AUDIO } from 'node-av/constants';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { FRAME_MS } from '#composition/timeline/frame-times.ts';
import { RENDITIONS } from '#contract/catalogue.ts';
import { certifyFilm } from '#functions/film/certificate/certify-film.ts';
import { type SeenClip, SeenClips, seeClips } from '#functions/film/certificate/watch-scenes.ts';
import { FilmRejected } from '#functions/film/files/film-errors.ts';
import { packetHashes } from '#functions/film/files/packets.ts';
import { BREAKS } from '#test/support/film/broken-films.ts';
import { sceneIn } from '#test/support/film/film-fixtures.ts';
import { type Finished, makeShortFilm, shortTimeline } from '#test/support/film/short-film.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { isFullRun } from '#test/support/run/full-run.ts';
import { defined, takeFrom } from '#test/support/values.ts';

const FILM_LIMIT_MS = 240_000;
/**
 * Faults are introduced into the smallest file, which is inspected frame by frame, unless their names say otherwise.
 */
const SMALLEST = RENDITIONS.filter(({ quality }) => quality === '480p');
/** The full run also has a larger rendition, which is compared with that file. */
const renditions = isFullRun
  ? RENDITIONS.filter(({ format, quality }) => format === 'mp4' && quality !== '1080p')
  : SMALLEST;
let dir = '';
let film: Awaited<ReturnType<typeof makeShortFilm>>;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'certificate-test-'));
  film = await makeShortFilm(dir, { renditions });
}, FILM_LIMIT_MS);
afterAll(() => rm(dir, { recursive: true, force: true }));

// Proves rule-certificate-measures-finished-files, film-certificate-rhythm-first-cut-longest.
it('certifies a good film, including the timing and positions of its captions', async () => {
  const certificate = await certifyFilm({ ...film, renditions });
  expect(certificate).toMatchObject({
    captionWords: shortTimeline.words.length,
    captionWordsSeen: shortTimeline.words.length,
  });
  expect(certificate.credentials).toEqual({ notSigned: 'missing' });
  expect(certificate.captionErrorMs).toBeLessThan(FRAME_MS);
  expect(certificate.captionErrorMs).toBeGreaterThan(0);
  expect(certificate.captionMargins?.bottom).toBeGreaterThan(320);
  expect(certificate.captionMargins?.top).toBeGreaterThan(1000);
  expect(certificate.captionMargins?.right).toBeGreaterThan(120);
  expect(certificate.rhythm).toEqual({
    firstCutSeconds: 2.5,
    longestFramingSeconds: expect.closeTo(3.1, 1),
    wordsPerMinute: expect.closeTo(196, 0),
    longestPauseMs: expect.closeTo(290, 0),
  });
});

/** What the product measures in the clips when it films them. */
const seenInClips = (): Promise<SeenClip[][]> =>
  Promise.all(
    film.timeline.scenes.map((_, scene) =>
      seeClips(
        film.clips.map(({ quality, paths }) => ({ quality, path: defined(paths[scene]) })),
        sceneIn(film.timeline, scene),
        { style: film.captionStyle, clipScenes: [], signs: {} },
      ),
    ),
  );
/** As it is stored and read again. */
const stored = (seen: readonly SeenClip[]): SeenClip[] =>
  z.decode(SeenClips, JSON.parse(JSON.stringify(z.encode(SeenClips, [...seen]))));

// Proves rule-certificate-measures-finished-files.
it('finds the same in a film whose scenes were measured when they were filmed', async () => {
  const seen = (await seenInClips()).map(stored);
  const certificate = await certifyFilm({ ...film, renditions });
  expect(await certifyFilm({ ...film, renditions, seen })).toEqual(certificate);
});

// Proves rule-certificate-measures-finished-files.
it('takes what was measured in a clip only for a film that contains the clip', async () => {
  const seen = await seenInClips();
  const dark = seen.map((clips) =>
    clips.map(({ sight, ...clip }) => ({
      ...clip,
      ...(sight && {
        sight: { ...sight, looks: { ...sight.looks, isBlack: sight.looks.isBlack.map(() => true) } },
      }),
    })),
  );
  await expect(certifyFilm({ ...film, renditions, seen: dark })).rejects.toMatchObject({
    faults: [expect.stringMatching(/^The film is black for 5\.60 s/u)],
  });
  expect(await faultsOf({ ...(await spoil('black for a quarter of a second', film)), seen })).toEqual([
    expect.stringMatching(defined(BREAKS['black for a quarter of a second']).sentence),
  ]);
});

// Proves rule-certificate-measures-finished-files.
it('takes the loudness that was measured when the sound was mixed only for that sound', async () => {
  const [file] = takeFrom(film.files);
  const [packets = ''] = await packetHashes(file.path, AVMEDIA_TYPE_AUDIO);
  const heard = { [packets]: { integratedLufs: -30, truePeakDbtp: -1 } };
  expect(await faultsOf({ ...film, heard })).toEqual(['The film is -30.0 LUFS loud instead of -14.']);
  expect(await faultsOf({ ...(await spoil('too loud', film)), heard })).toEqual([
    expect.stringMatching(defined(BREAKS['too loud']).sentence),
  ]);
});

const spoil = async (name: string, whole: Finished): Promise<Finished> => {
  const own = await mkdtemp(join(dir, 'broken-'));
  return defined(BREAKS[name]).spoil(whole, own);
};
const faultsOf = async (spoilt: Finished, checked = SMALLEST): Promise<readonly string[]> => {
  const files = spoilt.files.filter(({ quality }) => checked.some((one) => one.quality === quality));
  const error: unknown = await certifyFilm({ ...spoilt, files, renditions: checked }).catch(
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof FilmRejected)) throw error;
  return error.faults;
};

// Proves rule-certificate-measures-finished-files.
it(
  'rejects a film and gives a message for each of its faults',
  async () => {
    const names = [
      'too loud',
      'black for a quarter of a second',
      'late with its captions',
      'without its index in front',
    ];
    let spoilt: Finished = film;
    for (const name of names) spoilt = await spoil(name, spoilt);
    const faults = await faultsOf(spoilt);
    expect(faults).toHaveLength(names.length);
    for (const name of names)
      expect(faults).toContainEqual(expect.stringMatching(defined(BREAKS[name]).sentence));
  },
  FILM_LIMIT_MS,
);

// Proves rule-certificate-measures-finished-files.
fullIt.each(Object.entries(BREAKS))(
  'rejects a film that is %s, with a message about that fault',
  async (name, { sentence }) => {
    const checked = name.includes('largest file') ? renditions : SMALLEST;
    expect(await faultsOf(await spoil(name, film), checked)).toEqual([expect.stringMatching(sentence)]);
  },
  FILM_LIMIT_MS,
);

fullIt(
  'checks the largest file before it rejects the captions of the smallest',
  async () => {
    const spoilt = await spoil('without the colour of its captions', film);
    expect(await certifyFilm({ ...spoilt, renditions })).toMatchObject({
      captionWordsSeen: shortTimeline.words.length,
    });
  },
  FILM_LIMIT_MS,
);

import { symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { UNRECORDED } from '#functions/domain/credentials/maker.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { NarrationRequest, Painter } from '#functions/domain/providers/ports.ts';
import { StepError } from '#functions/domain/video/step-errors.ts';
import { FilmSceneInput } from '#functions/workflows/render/messages.ts';
import { CERTIFICATE } from '#test/support/builders/certificate.ts';
import { filmOf } from '#test/support/builders/film-of.ts';
import { startTable } from '#test/support/cloud/store-here.ts';
import { filmScenes } from '#test/support/film/film-fixtures.ts';
import { type Rehearsal, rehearse, steadyPainter, steadyVoice } from '#test/support/film/rehearsal.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { isFullRun } from '#test/support/run/full-run.ts';

const FILM_LIMIT_MS = 120_000;
/** About eighteen seconds of speech. */
const scenes = filmScenes(3);

let database: Awaited<ReturnType<typeof startTable>>;
beforeAll(async () => {
  database = await startTable();
});
afterAll(() => database.close());

type Play = Omit<Parameters<typeof rehearse>[1], 'scenes'> & { scenes?: typeof scenes };
const play = (change: Play): Promise<Rehearsal> => rehearse(database.table, { scenes, ...change });

/** Scenes are made in parallel, so any of them may fail first; `scene #` is one of them. */
const expectFailed = ({ video, credits, left }: Rehearsal, sentence: string): void => {
  expect(video).toMatchObject({ status: 'failed' });
  expect(video.error?.replace(/\bscene [1-3]\b/u, 'scene #')).toBe(sentence);
  expect(credits).toBe(30);
  expect(left).toEqual([]);
};

const unusablePicture = (measured: string): string =>
  `The picture of scene # couldn’t be used${measured}. Your credits have been returned. Please try again.`;
const damagedVoice = (measured: string): string =>
  `The voice recording of scene # was damaged: ${measured}. Your credits have been returned. Please try again.`;

const painting = (picture: Uint8Array): Painter => ({ paint: async () => ({ picture, maker: UNRECORDED }) });
const png = (width: number, height: number): Buffer => createCanvas(width, height).toBuffer('image/png');
const jpeg = createCanvas(640, 960).toBuffer('image/jpeg');

/**
 * Unusable stills. The quick run uses the first two: a still of the wrong size, and one that can’t be read.
 */
const STILLS = [
  ['that is 1×1', png(1, 1), ': it is 1×1 pixels'],
  ['that is cut short', jpeg.subarray(0, 400), ''],
  ['that is 8,000 pixels wide', png(8000, 300), ': it is 8000×300 pixels'],
  [
    'that is a page of HTML',
    Buffer.from('<html><body>Sign in</body></html>'),
    ': it is neither PNG, JPEG nor WebP',
  ],
  ['that is empty', Buffer.alloc(0), ': it is neither PNG, JPEG nor WebP'],
] as const;

describe('a video fails with an explanation, returned credits and no files left on disk', () => {
  // Proves rule-unusable-stills-voices-music-full.
  it.each(STILLS.slice(0, isFullRun ? undefined : 2))(
    'when the painter sends a still %s',
    async (_, picture, measured) => {
      expectFailed(await play({ painter: painting(picture) }), unusablePicture(measured));
    },
    FILM_LIMIT_MS,
  );

  // Proves rule-unusable-stills-voices-music-full.
  fullIt('when the recording stops halfway through', async () => {
    const film = await play({ narrator: steadyVoice(0.5) });
    expect(film.video.error).toMatch(
      /^The voice recording of scene \d was damaged: it ends before “\S+” is spoken\./u,
    );
  });

  it('when the recording is not audio', async () => {
    const narrate = async () => ({ audio: Buffer.alloc(9000, 7), words: [] });
    expectFailed(await play({ narrator: { narrate } }), damagedVoice('it is not a sound file'));
  });

  it('when the voice is unavailable on every try', async () => {
    const narrate = async () => {
      throw new StepError('ProviderBusy', 'The voice is busy or away.');
    };
    const film = await play({ narrator: { narrate } });
    expectFailed(
      film,
      'A service we depend on didn’t answer in time for scene #. Your credits have been returned. Please try again in a few minutes.',
    );
    expect(film.calls.filter(({ step }) => step === 'SpeakScene').length).toBeGreaterThan(3);
  });

  it('when its story is a single word', async () => {
    expectFailed(
      await play({ scenes: [{ narration: 'Listen.', picture: 'An ear.' }] }),
      'The narration can’t become a video: it lasts 1.73 seconds, and a video needs 15 to 180. Your credits have been returned. Try a different story.',
    );
  });

  // Proves rule-film-too-short-too-long.
  fullIt('when its narration takes far longer than planned', async () => {
    const voice = steadyVoice();
    const drawling = async (request: NarrationRequest) => {
      const { words } = await voice.narrate(request);
      const slow = words.map((word) => ({ ...word, startMs: word.startMs * 12, endMs: word.endMs * 12 }));
      return { audio: (await steadyVoice(12).narrate(request)).audio, words: slow };
    };
    const film = await play({
      narrator: { narrate: drawling },
      stand: { FilmScene: async (input) => ({ ...FilmSceneInput.parse(input), clips: 'clips/' }) },
    });
    expect(film.calls.some(({ step }) => step === 'JoinFilm')).toBe(false);
    expect(film.video.error).toMatch(/it lasts \d{3}(?:\.\d+)? seconds, and a video needs 15 to 180\./u);
  });

  // Proves rule-unusable-stills-voices-music-full.
  fullIt('when its music file is missing', async () => {
    expectFailed(
      await play({
        change: { music: { trackId: 'gone', trackName: 'Gone' } },
        stand: {
          FilmScene: async (input, media) => {
            const scene = FilmSceneInput.parse(input);
            const folder = `clips/${scene.index}/`;
            const clips = ['480p.mp4', '720p.mp4', '1080p.mp4', '720p.webm'];
            await Promise.all(clips.map((clip) => media.write(`${folder}${clip}`, 'a clip', 'video/mp4')));
            return { ...scene, clips: folder };
          },
        },
      }),
      'The music couldn’t be read. Your credits have been returned. Try a different track.',
    );
  });

  // Proves rule-unusable-stills-voices-music-full.
  it.runIf(process.platform === 'linux')(
    'when the disk is full in the middle of a scene',
    async () => {
      /** A disk without room for the 1080p clips, which are written to a device that is always full. */
      const full = (media: Media): Media => ({
        ...media,
        fetch: async (key, path) => {
          await media.fetch(key, path);
          if (key.includes('/stills/'))
            for (const index of scenes.keys())
              await symlink('/dev/full', join(dirname(path), `scene-0${index}-1080p.mp4`));
        },
      });
      expectFailed(
        await play({ wrapMedia: full }),
        'Our server ran out of disk space. Your credits have been returned. Please try again in a few minutes.',
      );
    },
    FILM_LIMIT_MS,
  );
});

const CUT_BYTES = 400;
const Made = z.object({ reused: z.boolean() });
/**
 * Films only the scene with the truncated still, which fails; the full run also films the rest, and joins and
 * certifies the film.
 */
const ONLY_PAINTED: Play['stand'] = {
  FilmScene: async (input, media, step) => {
    const scene = FilmSceneInput.parse(input);
    const still = await media.read(scene.stillKey);
    return still.length <= CUT_BYTES ? step(input) : { ...scene, clips: `clips/${scene.index}/` };
  },
  JoinFilm: async (_, media) => {
    await media.write('film', JSON.stringify(filmOf()), '');
    return { filmKey: 'film', timelineKey: 'timeline' };
  },
  CertifyFilm: async () => CERTIFICATE,
};

// Proves rule-retry-replaces-whatever-made-film.
it(
  'a retry repaints a truncated still, and no other',
  async () => {
    let asked = 0;
    const painter: Painter = {
      paint: async (...order) => {
        asked += 1;
        const isFirst = asked === 1;
        const painted = await steadyPainter.paint(...order);
        return isFirst ? { ...painted, picture: jpeg.subarray(0, CUT_BYTES) } : painted;
      },
    };
    const film = await play({ painter, attempts: 2, stand: isFullRun ? {} : ONLY_PAINTED });
    expect(film.video).toMatchObject({ status: 'completed', attempt: 2 });
    expect(film.credits).toBe(20);
    const reused = film.calls.flatMap(({ step, result }) =>
      step === 'PaintScene' ? [Made.parse(result).reused] : [],
    );
    expect(reused.slice(scenes.length).filter((isReused) => !isReused)).toHaveLength(1);
  },
  FILM_LIMIT_MS,
);

import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Videos } from '#functions/domain/video/ports.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { FilmRejected } from '#functions/film/files/film-errors.ts';
import { certifyFilmStep } from '#functions/workflows/render/certify-film.ts';
import { soundPrefix } from '#functions/workflows/render/film-sound.ts';
import { FilmSceneInput } from '#functions/workflows/render/messages.ts';
import { CERTIFICATE } from '#test/support/builders/certificate.ts';
import { filmOf } from '#test/support/builders/film-of.ts';
import { folderMedia } from '#test/support/cloud/folder-media.ts';
import { startTable } from '#test/support/cloud/store-here.ts';
import { type Rehearsal, rehearse, type StepName } from '#test/support/film/rehearsal.ts';
import { shortTimeline } from '#test/support/film/short-film.ts';
import { partial } from '#test/support/values.ts';

const FAULT = 'The film is black for 0.50 s in scene 2.';
const SCENES = [
  {
    narration: 'The last train left the station at midnight, and all of its lights were out.',
    picture: 'A train.',
  },
  {
    narration: 'Nobody who stood on the platform that night could see who was driving it.',
    picture: 'A platform.',
  },
];
const SCENE = { index: 0, spoken: 'spoken/', stillKey: 'still', clips: 'one/' };

let database: Awaited<ReturnType<typeof startTable>>;
beforeAll(async () => {
  database = await startTable();
});
afterAll(() => database.close());

/** A film made by stand-in steps; the certificate rejects it the first `rejected` times. */
const filmRejected = async (rejected: number): Promise<Rehearsal> => {
  let checks = 0;
  return rehearse(database.table, {
    scenes: SCENES,
    stand: {
      SpeakScene: async () => ({ spoken: 'spoken/', isLastSpoken: false, voices: [] }),
      PaintScene: async () => ({ stillKey: 'still' }),
      FilmScene: async (input) => {
        const { index, filmingTry } = FilmSceneInput.parse(input);
        return { ...SCENE, index, clips: `scene-${index}-try-${filmingTry}/` };
      },
      JoinFilm: async (_, media) => {
        await media.write('film', JSON.stringify(filmOf()), '');
        return { filmKey: 'film', timelineKey: 'timeline' };
      },
      CertifyFilm: async () => {
        checks += 1;
        if (checks <= rejected) throw new FilmRejected([FAULT], [FAULT]);
        return CERTIFICATE;
      },
    },
  });
};

const times = ({ calls }: Rehearsal, step: StepName): number =>
  calls.filter((call) => call.step === step).length;
const filmingTries = ({ calls }: Rehearsal): unknown[] =>
  calls.flatMap(({ step, input }) => (step === 'FilmScene' ? [FilmSceneInput.parse(input).filmingTry] : []));

it('films the scenes only once if the film passes, and stores its certificate', async () => {
  const film = await filmRejected(0);
  expect(film.video).toMatchObject({ status: 'completed', film: { certificate: CERTIFICATE } });
  expect(filmingTries(film)).toEqual([1, 1]);
  expect(film.credits).toBe(20);
});

// Proves rule-rejected-film-filmed-once-fails.
it('films every scene of a rejected film again, with the same voice and pictures', async () => {
  const film = await filmRejected(1);
  expect(film.video).toMatchObject({ status: 'completed', film: { certificate: CERTIFICATE } });
  expect(filmingTries(film)).toEqual([1, 1, 2, 2]);
  // The steps that speak and paint run again; the real ones find their files already stored.
  expect([times(film, 'SpeakScene'), times(film, 'PaintScene'), times(film, 'JoinFilm')]).toEqual([4, 4, 2]);
  expect(film.credits).toBe(20);
});

// Proves rule-rejected-film-filmed-once-fails.
it('fails a film that is rejected twice, with an explanation, and returns its credits', async () => {
  const film = await filmRejected(2);
  expect(film.video).toMatchObject({
    status: 'failed',
    error:
      'The finished video failed our picture and sound checks twice: the film is black for 0.50 s in scene 2. Your credits have been returned. Please try again.',
  });
  expect(filmingTries(film)).toEqual([1, 1, 2, 2]);
  expect(times(film, 'CertifyFilm')).toBe(2);
  expect(film.credits).toBe(30);
});

// Proves rule-rejected-film-filmed-once-fails.
it('does not reuse rejected work in the second filming or a retry', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'rejected-'));
  try {
    await mkdir(join(dir, 'media'));
    const media = folderMedia(join(dir, 'media'));
    const film = filmOf({
      files: [{ format: 'mp4', quality: '480p', key: 'noise', bytes: 7 }],
      poster: 'noise',
      captions: 'noise',
    });
    await media.write('noise', 'no film', '');
    await media.write('film', JSON.stringify(film), '');
    await media.write('timeline', JSON.stringify(shortTimeline), '');
    for (const scene of ['one', 'two']) await media.write(`${scene}/done`, '', '');
    const job = { ownerId: 'owner', videoId: 'video', attempt: 1 };
    const sound = `${soundPrefix(job, [SCENE], { scenes: [] })}sound.webm`;
    await media.write(sound, 'loud', '');
    const video = partial<Video>({ status: 'generating', attempt: 1, captionStyle: 'pop', scenes: [] });
    const videos = partial<Videos>({ find: async () => video });
    const check = certifyFilmStep({ videos: () => videos, media: () => media, now: () => new Date() });
    const input = {
      job,
      scenes: [SCENE],
      film: { filmKey: 'film', timelineKey: 'timeline' },
    };
    await expect(check.run(input)).rejects.toThrow(FilmRejected);
    expect(await media.exists('film')).toBe(false);
    expect(await media.exists('one/done')).toBe(false);
    expect(await media.exists(sound)).toBe(false);
    expect(await media.exists('two/done')).toBe(true);
  } finally {
    await rm(dir, { recursive: true });
  }
});

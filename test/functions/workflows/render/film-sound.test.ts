import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { filmSound, readHeard } from '#functions/workflows/render/film-sound.ts';
import { MixSoundInput } from '#functions/workflows/render/messages.ts';
import { CERTIFICATE } from '#test/support/builders/certificate.ts';
import { filmOf } from '#test/support/builders/film-of.ts';
import { startTable } from '#test/support/cloud/store-here.ts';
import { rehearse } from '#test/support/film/rehearsal.ts';
import { partial } from '#test/support/values.ts';

it('a film whose words and music are unchanged reuses its sound instead of mixing it again', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'sound-test-'));
  const stored = new Map<string, string>();
  const media = partial<Media>({
    exists: async (key: string) => stored.has(key),
    store: async (path: string, key: string) => {
      stored.set(key, await readFile(path, 'utf8'));
      return 1;
    },
    write: async (key: string, body: Uint8Array | string) => void stored.set(key, String(body)),
    read: async (key: string) => new TextEncoder().encode(stored.get(key)),
    fetch: async (key: string, path: string) => writeFile(path, stored.get(key) ?? ''),
  });
  const mixed: string[] = [];
  const make = async () => {
    mixed.push('once');
    const sound = { mp4: join(dir, 'made.m4a'), webm: join(dir, 'made.webm') };
    await writeFile(sound.mp4, 'aac');
    await copyFile(sound.mp4, sound.webm);
    return { sound, heard: { hash: { integratedLufs: -14, truePeakDbtp: -1.2 } } };
  };
  await filmSound(media, { prefix: 'work/', scratch: dir, make });
  const again = await filmSound(media, { prefix: 'work/', scratch: dir, make });
  expect(mixed).toEqual(['once']);
  expect(await Promise.all([again.mp4, again.webm].map((path) => readFile(path, 'utf8')))).toEqual([
    'aac',
    'aac',
  ]);
  expect(await readHeard(media, 'work/')).toEqual({ hash: { integratedLufs: -14, truePeakDbtp: -1.2 } });
  expect(await readHeard(media, 'work/other/')).toEqual({});
  // The sound for another narration or another music track is stored elsewhere.
  await filmSound(media, { prefix: 'work/other/', scratch: dir, make });
  expect(mixed).toHaveLength(2);
  await rm(dir, { recursive: true });
});

let database: Awaited<ReturnType<typeof startTable>>;
beforeAll(async () => {
  database = await startTable();
});
afterAll(() => database.close());

const SCENES = [
  {
    narration:
      'The last train left the station at midnight, and all of its lights were out, from the first carriage to the last.',
    picture: 'A train.',
  },
  {
    narration:
      'Nobody who stood on the platform that night could see who was driving it, or where the rails would take it.',
    picture: 'A platform.',
  },
];

/** A film that is spoken, painted and mixed, but neither filmed nor joined. Returns what `MixSound` was given. */
const mixedEarly = async (change: Partial<Video> = {}, breaks = false) => {
  const stored: string[] = [];
  const film = await rehearse(database.table, {
    scenes: SCENES,
    change,
    wrapMedia: (media) => ({
      ...media,
      store: async (path, key, type) => {
        stored.push(key);
        return media.store(path, key, type);
      },
    }),
    stand: {
      PaintScene: async () => ({ stillKey: 'still' }),
      FilmScene: async (input) => ({ ...(input as object), clips: 'clips/' }),
      ...(breaks && {
        MixSound: async () => {
          throw new Error('The mixer broke.');
        },
      }),
      JoinFilm: async (_, media) => {
        await media.write('film', JSON.stringify(filmOf()), '');
        return { filmKey: 'film', timelineKey: 'timeline' };
      },
      CertifyFilm: async () => CERTIFICATE,
    },
  });
  const mixes = film.calls.filter(({ step }) => step === 'MixSound');
  const sounds = stored.filter((key) => key.includes('/sounds/')).map((key) => key.split('/').at(-1));
  return { film, mixes, sounds };
};

it('the sound is mixed once, as soon as all scenes have been spoken', async () => {
  const { film, mixes, sounds } = await mixedEarly(undefined);
  expect(film.video.status).toBe('completed');
  expect(mixes.map(({ input, result }) => [MixSoundInput.parse(input).voices.length, result])).toEqual([
    [2, { mixed: true }],
  ]);
  expect(sounds).toEqual(['sound.m4a', 'sound.webm']);
});

it('the sound is left to the join if a creator’s clip is heard in it, or if mixing it early fails', async () => {
  const media = { uploadId: 'own', kind: 'clip', key: 'own.mp4', sound: 'under' } as const;
  const heard = await mixedEarly({
    scenes: SCENES.map((scene, index) => (index === 1 ? { ...scene, media } : scene)),
  });
  expect(heard.mixes.map(({ result }) => result)).toEqual([{ mixed: false }]);
  expect(heard.sounds).toEqual([]);
  const broken = await mixedEarly(undefined, true);
  expect(broken.film.video.status).toBe('completed');
});

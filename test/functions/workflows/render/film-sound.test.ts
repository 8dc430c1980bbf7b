import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Media } from '#functions/domain/media/ports.ts';
import { filmSound } from '#functions/workflows/render/film-sound.ts';
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
    fetch: async (key: string, path: string) => writeFile(path, stored.get(key) ?? ''),
  });
  const mixed: string[] = [];
  const make = async () => {
    mixed.push('once');
    const sound = { mp4: join(dir, 'made.m4a'), webm: join(dir, 'made.webm') };
    await writeFile(sound.mp4, 'aac');
    await copyFile(sound.mp4, sound.webm);
    return sound;
  };
  await filmSound(media, { prefix: 'work/', scratch: dir, make });
  const again = await filmSound(media, { prefix: 'work/', scratch: dir, make });
  expect(mixed).toEqual(['once']);
  expect(await Promise.all([again.mp4, again.webm].map((path) => readFile(path, 'utf8')))).toEqual([
    'aac',
    'aac',
  ]);
  // The sound for another narration or another music track is stored elsewhere.
  await filmSound(media, { prefix: 'work/other/', scratch: dir, make });
  expect(mixed).toHaveLength(2);
  await rm(dir, { recursive: true });
});

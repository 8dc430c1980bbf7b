import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paintPicture } from '@veilcast/painter';
import { pollyNarrator } from '#functions/gateways/polly/polly-narrator.ts';
import { kokoroNarrator } from '#functions/wiring/offline/kokoro-narrator.ts';
import { realVoices } from '#local/voices/real-voices.ts';
import { GALLERY_SCRIPTS } from './gallery.ts';
import { HERO_SCRIPTS } from './hero.ts';
import { makeMovingPhoto, makeSample, tellSample } from './make-film.ts';
import { PHOTO_PROMPTS, photoPrompt } from './photos.ts';

const FOLDER = fileURLToPath(new URL('../../web/public/samples/', import.meta.url));
const PHOTO = { width: 480, height: 854 } as const;
const MEGABYTE = 1_000_000;

const paintPhotos = async (): Promise<void> => {
  for (const index of PHOTO_PROMPTS.keys()) {
    const number = index + 1;
    const picture = await paintPicture({ prompt: photoPrompt(number), ...PHOTO, format: 'webp' });
    await writeFile(join(FOLDER, `photo-${number}.webp`), picture);
  }
};

/**
 * Makes the films and pictures for the landing page in `web/public/samples`: `npm run samples`. `npm run samples --
 * --lengths` only speaks the scripts; pass ids, `photos` or `moving` to choose what is made.
 */
const makeSamples = async (asked: readonly string[]): Promise<void> => {
  const narrator = kokoroNarrator(await realVoices(), pollyNarrator('neural'));
  const onlyLengths = asked.includes('--lengths');
  const chosen = asked.filter((argument) => !argument.startsWith('--'));
  const isChosen = (id: string): boolean => chosen.length === 0 || chosen.includes(id);
  const scratch = await mkdtemp(join(tmpdir(), 'veilcast-samples-'));
  try {
    await mkdir(FOLDER, { recursive: true });
    if (!onlyLengths && isChosen('photos')) await paintPhotos();
    if (!onlyLengths && isChosen('moving')) await makeMovingPhoto(scratch, FOLDER);
    for (const script of [...GALLERY_SCRIPTS, ...HERO_SCRIPTS]) {
      if (!isChosen(script.id)) continue;
      const desk = join(scratch, script.id);
      if (onlyLengths) {
        const { seconds } = await tellSample(script, narrator, desk);
        console.log(`${script.id}: ${seconds.toFixed(1)} s of ${script.seconds} s`);
        continue;
      }
      const { seconds, bytes } = await makeSample(script, narrator, desk, FOLDER);
      console.log(`${script.id}: ${seconds.toFixed(1)} s, ${(bytes / MEGABYTE).toFixed(2)} MB`);
      await rm(desk, { recursive: true });
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
};

await makeSamples(process.argv.slice(2));

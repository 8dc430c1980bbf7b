import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadFile, uploadThumbnail } from '#functions/domain/uploads/upload-keys.ts';
import { CHANNELS, SAMPLE_RATE } from '#functions/film/sound/sound.ts';
import { writeSound } from '#functions/film/sound/sound-file.ts';
import { media } from '#functions/wiring/media.ts';
import { paintStill } from '#test/support/film/film-fixtures.ts';
import { giveUpload } from './give-upload.ts';

const SECONDS = 4;
const SHAPES = [
  [1080, 1920],
  [1920, 1080],
] as const;

/**
 * A creator’s media as they are after the upload, with files that a browser can show: two pictures, a clip and a
 * sound.
 */
export const giveMedia = async (ownerId: string): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'veilcast-media-'));
  const [still, sound] = [join(folder, 'still.jpg'), join(folder, 'sound.m4a')];
  await writeSound(new Float32Array(SECONDS * SAMPLE_RATE * CHANNELS), 'aac', sound);
  for (const [index, kind] of (['sound', 'picture', 'clip', 'picture'] as const).entries()) {
    const upload = await giveUpload(ownerId, kind, { bytes: 2_400_000 });
    const [width, height] = SHAPES[index % SHAPES.length] ?? SHAPES[0];
    await paintStill(still, index, width / 3, height / 3);
    const picture = await readFile(still);
    if (kind === 'picture') await media().write(uploadFile(upload), picture, 'image/jpeg');
    else await media().write(uploadFile(upload), await readFile(sound), 'video/mp4');
    if (kind !== 'sound') await media().write(uploadThumbnail(upload), picture, 'image/jpeg');
  }
  await rm(folder, { recursive: true });
};

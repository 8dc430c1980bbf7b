import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Upload } from '#functions/domain/uploads/upload.ts';
import { uploadFile } from '#functions/domain/uploads/upload-keys.ts';
import { media } from '#functions/wiring/media.ts';
import { OTHER_VOICES, sayAloud } from '#test/support/film/alignment.ts';
import { giveUpload } from './give-upload.ts';

/** A checked upload of an English script, read by a voice other than the reference voice. */
export const giveRecording = async (ownerId: string, script: string): Promise<Upload> => {
  const [voice] = OTHER_VOICES;
  if (voice === undefined) throw new Error('There is no voice.');
  const folder = await mkdtemp(join(tmpdir(), 'veilcast-recording-'));
  try {
    const { path } = await sayAloud(folder, script, voice);
    const upload = await giveUpload(ownerId, 'sound');
    await media().store(path, uploadFile(upload), 'audio/mp4');
    return upload;
  } finally {
    await rm(folder, { recursive: true });
  }
};

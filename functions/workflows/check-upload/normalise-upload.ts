import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import { convertingMost } from '#functions/domain/uploads/check-time.ts';
import {
  fileOf,
  framesPrefix,
  madePrefix,
  sourceKey,
  THUMBNAIL,
} from '#functions/domain/uploads/upload-keys.ts';
import { normalise } from '#functions/film/uploads/normalise.ts';
import { type Normalised, targetsIn } from '#functions/film/uploads/normalised.ts';
import { UploadFault } from '#functions/film/uploads/upload-fault.ts';
import { withScratch } from '#functions/workflows/render/scratch.ts';
import { CheckInput, jobOf, type Made } from './messages.ts';

const JPEG = 'image/jpeg';
/**
 * Opens a creator's file and makes the files that we keep. This is the only step that handles files from strangers.
 * It reads and writes only the upload area, and can’t access the table or any secret.
 */
export const normaliseUploadStep = ({
  media,
  now,
}: {
  readonly media: Lazy<Media>;
  readonly now: Clock;
}) => ({
  name: 'NormaliseUpload',
  input: CheckInput,
  run: (input: CheckInput): Promise<CheckInput & { readonly made: Made; readonly tookMs: number }> =>
    withScratch(async (folder) => {
      const { kind } = input;
      const began = now().getTime();
      const took = (): number => now().getTime() - began;
      const job = jobOf(input);
      const source = join(folder, 'source');
      await media().fetch(sourceKey(job), source);
      const { size } = await stat(source);
      const targets = targetsIn(folder, kind);
      let made: Normalised;
      try {
        made = await normalise(kind, source, targets, convertingMost(size));
      } catch (error) {
        if (!(error instanceof UploadFault)) throw error;
        return { ...input, made: { problem: error.problem }, tookMs: took() };
      }
      const { name, type } = fileOf(kind);
      let bytes = await media().store(targets.file, `${madePrefix(job)}${name}`, type);
      if (kind !== 'sound')
        bytes += await media().store(targets.thumbnail, `${madePrefix(job)}${THUMBNAIL}`, JPEG);
      for (let index = 0; index < made.frames; index += 1)
        await media().store(targets.frame(index), `${framesPrefix(job)}${index}`, JPEG);
      return { ...input, made: { ...made, bytes }, tookMs: took() };
    }),
});

import type { Media } from '#functions/domain/media/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import type { Uploads } from '#functions/domain/uploads/ports.ts';
import { endCheck } from '#functions/services/uploads/end-check.ts';
import { CheckInput, placesOf } from './messages.ts';

interface Ports {
  readonly uploads: Lazy<Uploads>;
  readonly media: Lazy<Media>;
  readonly now: Clock;
}

/** Ends a check that failed, whatever the reason: the file is gone, its storage is free, and its owner may try again. */
export const failUpload = ({ uploads, media, now }: Ports) => ({
  name: 'FailUpload',
  input: CheckInput,
  run: async (input: CheckInput) => {
    await endCheck({ uploads: uploads(), media: media() }, placesOf(input), now());
    return { userId: input.userId, uploadId: input.uploadId };
  },
});

import type { Media } from '#functions/domain/media/ports.ts';
import type { WorkQueue } from '#functions/domain/queue/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import { convertingMost } from '#functions/domain/uploads/check-time.ts';
import type { Uploads } from '#functions/domain/uploads/ports.ts';
import { endCheck } from '#functions/services/uploads/end-check.ts';
import { type PayPorts, payForWork } from '#functions/services/work/work-purse.ts';
import { CheckInput, placesOf } from './messages.ts';

interface Ports extends PayPorts {
  readonly uploads: Lazy<Uploads>;
  readonly media: Lazy<Media>;
  readonly checks: Lazy<Pick<WorkQueue, 'leave'>>;
  readonly now: Clock;
}

/**
 * Ends a check that failed, whatever the reason: the file is gone, its storage is free, and its owner may try again. It is
 * paid as one that took as long as it may, because nobody measured it.
 */
export const failUpload = ({ uploads, media, checks, now, ...paying }: Ports) => ({
  name: 'FailUpload',
  input: CheckInput,
  run: async (input: CheckInput) => {
    const { userId, uploadId } = input;
    const upload = await uploads().find(userId, uploadId);
    const milliseconds = convertingMost(upload?.bytes ?? 0);
    await payForWork(paying, 'checks', { ownerId: userId, milliseconds }, now());
    await endCheck({ uploads: uploads(), media: media(), checks: checks() }, placesOf(input), now());
    return { userId, uploadId };
  },
});

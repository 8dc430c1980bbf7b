import type { z } from 'zod';
import type { Subscriptions } from '#functions/domain/credits/ports.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import { strictest } from '#functions/domain/moderation/strictest-review.ts';
import type { WorkQueue } from '#functions/domain/queue/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import type { Uploads } from '#functions/domain/uploads/ports.ts';
import { problemSentence, type UploadProblem } from '#functions/domain/uploads/problems.ts';
import { mostBytesOf } from '#functions/domain/uploads/storage.ts';
import {
  arrivalPrefix,
  framesPrefix,
  madePrefix,
  uploadPrefix,
} from '#functions/domain/uploads/upload-keys.ts';
import type { Review } from '#functions/domain/video/video.ts';
import { checkPicture, type ModerationPorts } from '#functions/services/moderation/check-words.ts';
import { type PayPorts, payForWork } from '#functions/services/work/work-purse.ts';
import { jobOf, NormalisedUpload, placesOf } from './messages.ts';

interface Ports extends ModerationPorts, Omit<PayPorts, 'subscriptions'> {
  readonly uploads: Lazy<Uploads>;
  readonly media: Lazy<Media>;
  readonly credits: Lazy<Subscriptions>;
  readonly checks: Lazy<Pick<WorkQueue, 'leave'>>;
  readonly now: Clock;
}

/** Returns `refuse`, or the review for the videos that use the file. */
const judge = async (
  ports: Ports,
  prefix: string,
  frames: number,
): Promise<'refuse' | Review | undefined> => {
  const found: (Review | undefined)[] = [];
  for (let index = 0; index < frames; index += 1) {
    const { refused, review } = await checkPicture(ports, () => ports.media().read(`${prefix}${index}`));
    if (refused !== undefined) return 'refuse';
    found.push(review);
  }
  return strictest(found);
};

/** Judges what was made from a file, and makes it available to its owner or says why not. Clears the upload area. */
export const finishUploadStep = (ports: Ports) => ({
  name: 'FinishUpload',
  input: NormalisedUpload,
  run: async (input: z.output<typeof NormalisedUpload>) => {
    const { uploads, media, credits, checks, now } = ports;
    const job = jobOf(input);
    const places = placesOf(input);
    const { userId, uploadId, kind, made, tookMs } = input;
    const began = now().getTime();
    const refuse = async (problem: UploadProblem): Promise<void> => {
      await uploads().refuse(job, problemSentence(problem, kind), now());
    };
    const publish = async (): Promise<void> => {
      if ('problem' in made) return refuse(made.problem);
      const judged = await judge(ports, framesPrefix(job), made.frames);
      if (judged === 'refuse') return refuse('against_rules');
      await media().copyAll(madePrefix(job), uploadPrefix(places));
      const kept = { bytes: made.bytes, facts: made.facts, review: judged };
      const mostBytes = mostBytesOf(await credits().subscription(userId, now()));
      if ((await uploads().finish(job, kept, mostBytes)) === 'full') await refuse('full');
    };
    // An earlier try may already have finished the upload.
    const before = await uploads().find(userId, uploadId);
    if (before?.status === 'checking') await publish();
    const after = await uploads().find(userId, uploadId);
    // The upload was refused, or has been deleted in the meantime.
    if (after?.status !== 'ready') await media().eraseAll(uploadPrefix(places));
    await media().eraseAll(arrivalPrefix(job));
    const milliseconds = tookMs + now().getTime() - began;
    await payForWork(
      { ...ports, subscriptions: credits },
      'checks',
      { ownerId: userId, milliseconds },
      now(),
    );
    await checks().leave({ ownerId: userId, name: uploadId }, now());
    return { userId, uploadId, status: after?.status ?? 'gone' };
  },
});

import type { z } from 'zod';
import type { Media } from '#functions/domain/media/ports.ts';
import type { WorkQueue } from '#functions/domain/queue/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import { convertingMost } from '#functions/domain/uploads/check-time.ts';
import type { Uploads } from '#functions/domain/uploads/ports.ts';
import type { UploadProblem } from '#functions/domain/uploads/problems.ts';
import { endCheck } from '#functions/services/uploads/end-check.ts';
import { type PayPorts, payForWork } from '#functions/services/work/work-purse.ts';
import { FailedCheck, placesOf } from './messages.ts';

interface Ports extends PayPorts {
  readonly uploads: Lazy<Uploads>;
  readonly media: Lazy<Media>;
  readonly checks: Lazy<Pick<WorkQueue, 'leave'>>;
  readonly now: Clock;
}

/** The ways a file can break the function that opens it, keyed by the error that Lambda or Step Functions reports. */
const DONE_BY_THE_FILE: Readonly<Record<string, UploadProblem>> = {
  'Runtime.OutOfMemory': 'too_heavy',
  'Runtime.ExitError': 'too_heavy',
  'Lambda.Unknown': 'too_heavy',
  'Sandbox.Timedout': 'too_slow',
  'States.Timeout': 'too_slow',
};

const problemOf = ({ made, failure }: z.output<typeof FailedCheck>): UploadProblem => {
  const wasOpened = made !== undefined;
  return (wasOpened ? undefined : DONE_BY_THE_FILE[failure?.Error ?? '']) ?? 'unchecked';
};

/**
 * Ends a failed check, whatever the reason: deletes the file and frees its storage, and its owner may try again. The
 * check is charged as if it had taken the maximum time, because its duration wasn’t measured.
 */
export const failUploadStep = ({ uploads, media, checks, now, ...paying }: Ports) => ({
  name: 'FailUpload',
  input: FailedCheck,
  run: async (input: z.output<typeof FailedCheck>) => {
    const { userId, uploadId } = input;
    const upload = await uploads().find(userId, uploadId);
    const milliseconds = convertingMost(upload?.bytes ?? 0);
    await payForWork(paying, 'checks', { ownerId: userId, milliseconds }, now());
    const ports = { uploads: uploads(), media: media(), checks: checks() };
    await endCheck(ports, placesOf(input), now(), problemOf(input));
    return { userId, uploadId };
  },
});

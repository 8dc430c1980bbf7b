import type { routes } from '#contract/routes.ts';
import { isAgreedTime, rescheduled } from '#functions/domain/publishing/owner-changes.ts';
import { toWirePublication } from '#functions/domain/publishing/wire.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { type ChangePorts, changePublication } from '#functions/services/publishing/change-publication.ts';

const AGREED =
  'You agreed to post this directly at its time. Cancel it, and publish the video again at another one.';

/** Changes a publication’s time, unless part of it has already reached the platform. */
export const movePublication =
  (ports: ChangePorts): Handle<typeof routes.movePublication> =>
  async ({ params, body }, { userId, now }) => {
    const at = body.at === null ? undefined : new Date(body.at);
    if (at !== undefined && at < now)
      throw new Refusal('invalid', 'This time has passed. Choose a later one.');
    const moved = await changePublication(ports, { ownerId: userId, id: params.id }, (publication) => {
      if (isAgreedTime(publication)) throw new Refusal('invalid', AGREED);
      return rescheduled(publication, at, now);
    });
    return { reply: toWirePublication(moved) };
  };

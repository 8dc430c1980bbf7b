import { UPLOADS_AT_ONCE, UPLOADS_KEPT } from '#contract/catalogue.ts';
import type { routes } from '#contract/routes.ts';
import type { Subscriptions } from '#functions/domain/credits/ports.ts';
import { tierOf } from '#functions/domain/plans/tiers.ts';
import type { Lazy, NewId } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { acceptedType } from '#functions/domain/uploads/accepted.ts';
import type { UploadPermits, Uploads } from '#functions/domain/uploads/ports.ts';
import { fullSentence, mostBytesOf } from '#functions/domain/uploads/storage.ts';
import { toWireUpload } from '#functions/domain/uploads/upload.ts';
import { sourceKey } from '#functions/domain/uploads/upload-keys.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { refuseUnpayable, type WorkPursePorts } from '#functions/services/work/work-purse.ts';

interface Ports extends WorkPursePorts {
  readonly uploads: Lazy<Uploads>;
  readonly uploadPermits: Lazy<UploadPermits>;
  readonly credits: Lazy<Subscriptions>;
  readonly newId: NewId;
}

const TRY_AGAIN_SECONDS = 30;

/** Reserves storage for a file and returns a permit for uploading it. */
export const createUpload =
  ({ uploads, uploadPermits, credits, newId, ...purses }: Ports): Handle<typeof routes.createUpload> =>
  async ({ body: { kind, name, bytes, type, rights } }, { userId, now }) => {
    const told = { kind, name, bytes, type: acceptedType(kind, type, bytes), rights };
    const subscription = await credits().subscription(userId, now);
    await refuseUnpayable(purses, 'checks', { ownerId: userId, tier: tierOf(subscription) }, now);
    const mostBytes = mostBytesOf(subscription);
    const begun = await uploads().begin({ ...told, id: newId(), ownerId: userId }, mostBytes, now);
    switch (begun.kind) {
      case 'begun': {
        const { url, headers } = await uploadPermits().permit(sourceKey(begun.upload), begun.upload);
        return { reply: { upload: toWireUpload(begun.upload), put: { url, headers: { ...headers } } } };
      }
      case 'full':
        throw new Refusal('storage_full', fullSentence(mostBytes));
      case 'too_many_files':
        throw new Refusal(
          'storage_full',
          `You have ${UPLOADS_KEPT} files, the most an account can have. Delete some you no longer need.`,
        );
      case 'too_many_open':
        throw new Refusal(
          'too_many_requests',
          `${UPLOADS_AT_ONCE} files are still arriving or being checked. Wait until one is done, then try again.`,
          { retryAfterSeconds: TRY_AGAIN_SECONDS },
        );
      case 'conflict':
        throw new Refusal('conflict');
      default:
        return begun satisfies never;
    }
  };

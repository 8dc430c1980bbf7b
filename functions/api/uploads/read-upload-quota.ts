import type { routes } from '#contract/routes.ts';
import type { Subscriptions } from '#functions/domain/credits/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Uploads } from '#functions/domain/uploads/ports.ts';
import { mostBytesOf } from '#functions/domain/uploads/storage.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

interface Ports {
  readonly uploads: Lazy<Uploads>;
  readonly credits: Lazy<Subscriptions>;
}

export const readUploadQuota =
  ({ uploads, credits }: Ports): Handle<typeof routes.readUploadQuota> =>
  async (_, { userId, now }) => {
    const [used, subscription] = await Promise.all([
      uploads().used(userId),
      credits().subscription(userId, now),
    ]);
    return { reply: { usedBytes: used.bytes, mostBytes: mostBytesOf(subscription) } };
  };

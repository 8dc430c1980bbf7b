import type { routes } from '#contract/routes.ts';
import type { VoicesAtWork } from '#contract/schemas/videos.ts';
import { trialLimits } from '#functions/domain/credits/limits.ts';
import type { Credits } from '#functions/domain/credits/ports.ts';
import { makingTime } from '#functions/domain/making/making-time.ts';
import type { MakingTimes } from '#functions/domain/making/ports.ts';
import type { ReadWriterModel } from '#functions/domain/providers/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

interface Ports {
  readonly credits: Lazy<Credits>;
  readonly makingTimes: Lazy<MakingTimes>;
  readonly writerModel: ReadWriterModel;
  readonly voicesAtWork: () => VoicesAtWork | undefined;
}

/**
 * What the user may create, how long a video takes, and which writer and narrator are used. Returns the limits even
 * if the writer can't be determined.
 */
export const readTrialLimits =
  ({ credits, makingTimes, writerModel, voicesAtWork }: Ports): Handle<typeof routes.readTrialLimits> =>
  async (_, { userId, now }) => {
    const [account, made, writer] = await Promise.all([
      credits().read(userId, now),
      makingTimes().read(),
      writerModel().then(
        (model) => ({ writer_model: model }),
        (trouble: unknown) => ({ trouble }),
      ),
    ]);
    const { subscription: plan } = account;
    const limits = { ...trialLimits(account, now), making_time: makingTime(made), voices: voicesAtWork() };
    if ('trouble' in writer) return { reply: limits, plan, trouble: writer.trouble };
    return { reply: { ...limits, ...writer }, plan };
  };

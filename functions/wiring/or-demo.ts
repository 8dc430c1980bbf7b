import type { RefusalCode } from '#contract/refusals.ts';
import type { MissedModel } from '#contract/script.ts';
import type { StoryWriter } from '#functions/domain/providers/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';

/**
 * Refusals after which another writer may help. A model that declines a prompt isn’t among them: that is a decision.
 */
const REASONS: Readonly<Partial<Record<RefusalCode, MissedModel['reason']>>> = {
  provider_timeout: 'late',
  provider_unavailable: 'away',
  bad_model_answer: 'unusable',
};

/**
 * A story from the model, or from the demo writer if the model is too slow, is unavailable or returns nonsense; the
 * draft then says so.
 */
export const orDemo = (model: string, writer: StoryWriter, demo: StoryWriter): StoryWriter => ({
  write: async (request, earlier) => {
    try {
      return await writer.write(request);
    } catch (error) {
      const reason = error instanceof Refusal ? REASONS[error.code] : undefined;
      if (reason === undefined) throw error;
      return { ...(await demo.write(request, earlier)), insteadOf: { model, reason } };
    }
  },
});

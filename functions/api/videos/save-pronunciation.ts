import type { routes } from '#contract/routes.ts';
import type { Pronunciations } from '#functions/domain/narration/ports.ts';
import { withPronunciation } from '#functions/domain/narration/pronunciations.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { checkWords, type ModerationPorts } from '#functions/services/moderation/check-words.ts';

interface Ports extends ModerationPorts {
  readonly pronunciations: Lazy<Pronunciations>;
}

/**
 * Respellings are moderated because viewers hear them; when a script is filmed, its spoken form is moderated again.
 */
export const savePronunciation =
  ({ pronunciations, ...judging }: Ports): Handle<typeof routes.savePronunciation> =>
  async ({ body }, { userId }) => {
    if (body.says !== null) await checkWords(judging, userId, { alone: [body.word, body.says] });
    const entries = await pronunciations().change(userId, (before) => withPronunciation(before, body));
    return { reply: { entries: [...entries] } };
  };

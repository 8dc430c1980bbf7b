import type { Budgets, ReadSpendingRules } from '#functions/domain/budget/ports.ts';
import { speechMost } from '#functions/domain/budget/spending.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { VoicePreviews, VoiceProvider } from '#functions/domain/providers/ports.ts';
import { PREVIEW_LANGUAGE } from '#functions/domain/providers/voice-previews.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import { type Preview, previewsOf } from './previews.ts';

interface Ports {
  readonly narrator: () => Promise<VoiceProvider>;
  readonly voicePreviews: Lazy<VoicePreviews>;
  readonly media: Lazy<Media>;
  readonly budgets: Lazy<Budgets>;
  readonly spendingRules: ReadSpendingRules;
  readonly now: Clock;
}

interface Due {
  readonly provider: VoiceProvider;
  /** Previews whose recording is missing or outdated. */
  readonly stale: readonly Preview[];
}

type Outcome = 'recorded' | 'over budget';

/** Even a failed request may be billed, so a failing provider is called only once an hour. */
const RETRY_MS = 60 * 60_000;

/** The media type of a recording; browsers don't play a WAV declared as MP3. */
const typeOf = (audio: Uint8Array): string =>
  Buffer.from(audio.subarray(0, 4)).toString() === 'RIFF' ? 'audio/wav' : 'audio/mpeg';

/** The last try failed, and it is too early for another. This run fails too, so that the alarm stays on. */
class PreviewWaits extends Error {
  override readonly name = 'PreviewWaits';
}

/**
 * Records a sample sentence in every voice, using the same narrator as this stage’s films. Runs after each deployment
 * and each change to the narrator’s key, and records only what has changed. The old recording stays available until
 * it is replaced.
 */
export const speakPreviews = ({ narrator, voicePreviews, media, budgets, spendingRules, now }: Ports) => {
  const record = async (provider: VoiceProvider, { voiceId, script, key }: Preview): Promise<boolean> => {
    const { rates, budget } = await spendingRules();
    const held = budget && (await budgets().hold(speechMost(script, rates), budget, 'paid', now()));
    if (held !== undefined && 'kind' in held) return false;
    const { audio } = await provider.narrate({ script, voiceId, language: PREVIEW_LANGUAGE });
    await media().write(key, audio, typeOf(audio));
    return true;
  };
  const replace = async (provider: VoiceProvider, preview: Preview): Promise<Outcome> => {
    const { recordings, failed } = await voicePreviews().read();
    const { voiceId, key } = preview;
    if (failed?.key === key && now() < new Date(failed.retryAt))
      throw new PreviewWaits(`The next try is at ${failed.retryAt}.`);
    try {
      if (!(await record(provider, preview))) return 'over budget';
    } catch (error) {
      const retryAt = new Date(now().getTime() + RETRY_MS).toISOString();
      await voicePreviews().write({ recordings, failed: { key, retryAt } });
      throw error;
    }
    await voicePreviews().write({ recordings: { ...recordings, [voiceId]: key } });
    const before = recordings[voiceId];
    if (before !== undefined) await media().removeAll(before);
    return 'recorded';
  };
  return {
    name: 'SpeakPreviews',
    /**
     * Yields all previews as a single item, so that no more calls are made to the provider after the first failure.
     */
    due: async function* (): AsyncGenerator<Due> {
      const provider = await narrator();
      const { recordings } = await voicePreviews().read();
      const stale = previewsOf(provider).filter(({ voiceId, key }) => recordings[voiceId] !== key);
      if (stale.length > 0) yield { provider, stale };
    },
    about: ({ stale }: Due) => ({ voices: stale.map(({ voiceId }) => voiceId) }),
    tend: async ({ provider, stale }: Due): Promise<Outcome> => {
      for (const preview of stale)
        if ((await replace(provider, preview)) === 'over budget') return 'over budget';
      return 'recorded';
    },
  };
};

import type { KokoroRequest } from '@veilcast/kokoro';
import type { Maker } from '#functions/domain/credentials/maker.ts';
import type { VoiceProvider } from '#functions/domain/providers/ports.ts';
import { StepError } from '#functions/domain/video/step-errors.ts';
import { kokoroVoice } from '#offline/narrator/kokoro-voice.ts';

const KOKORO: Maker = { name: 'Kokoro-82M', kind: 'trained' };

/** The engine is loaded only by functions that synthesize speech, and only when they do so. */
const speakWith = async (folder: string, request: KokoroRequest) => {
  const { Unspeakable, speakAsKokoro } = await import('@veilcast/kokoro');
  try {
    return await speakAsKokoro(folder, request);
  } catch (cause) {
    throw cause instanceof Unspeakable
      ? new StepError('NarrationRefused', cause.message, { cause })
      : new StepError('ProviderBusy', 'The neural voice cannot speak.', { cause });
  }
};

/**
 * The neural narrator, with its files in a folder; `others` is used where no neural voice matches the gender and
 * language.
 */
export const kokoroNarrator = (folder: string, others: VoiceProvider): VoiceProvider => ({
  speaker: (voiceId, language) => {
    const own = kokoroVoice(voiceId, language);
    return own === undefined ? others.speaker(voiceId, language) : `kokoro ${own.voice} ${own.pace}`;
  },
  maker: (voiceId, language) =>
    kokoroVoice(voiceId, language) === undefined ? others.maker(voiceId, language) : KOKORO,
  narrate: async (request) => {
    const { script, respellings, goesOn } = request;
    const own = kokoroVoice(request.voiceId, request.language);
    return own === undefined
      ? others.narrate(request)
      : speakWith(folder, { script, respellings, goesOn, ...own });
  },
});

import { spokenSentences } from '@veilcast/reading';
import { APIError, type OpenAI } from 'openai';
import { use } from '#functions/cost/meter.ts';
import type { Maker } from '#functions/domain/credentials/maker.ts';
import type { VoiceProvider } from '#functions/domain/providers/ports.ts';
import { type SpeechVoices, speechVoice } from '#functions/domain/providers/speech-voices.ts';
import { StepError } from '#functions/domain/video/step-errors.ts';
import { modelFailure } from './openai-client.ts';

/** Twice the size of a three-minute MP3 at 320 kbit/s. */
const MAX_BYTES = 16 * 1024 * 1024;
/** A retry with the same text, voice and model would fail again. */
const DECLINED: ReadonlySet<number | undefined> = new Set([400, 413, 422]);

export interface SpeechSettings {
  /** The API’s URL; the same model name may mean different models at different URLs. */
  readonly baseUrl: string;
  readonly model: string;
  readonly voices: SpeechVoices;
  readonly maker: Maker;
}

/** Speaks through any OpenAI-compatible API, in MP3. Word timings are derived from the recording. */
export const openAiNarrator = (
  connect: () => Promise<OpenAI>,
  { baseUrl, model, voices, maker }: SpeechSettings,
): VoiceProvider => ({
  speaker: (voiceId, language) => `${baseUrl} ${model} ${speechVoice(voices, voiceId, language)}`,
  maker: () => maker,
  narrate: async ({ script, voiceId, language, respellings, goesOn }) => {
    const client = await connect();
    const input = spokenSentences(script, language, { respellings, goesOn })
      .map(({ text }) => text.trim())
      .join(' ');
    try {
      const answer = await client.audio.speech.create({
        model,
        voice: speechVoice(voices, voiceId, language),
        input,
        response_format: 'mp3',
      });
      // The call is billed once the API answers, whether or not the recording is usable.
      use('model.speech', Array.from(input).length, model);
      return { audio: await readAudio(answer) };
    } catch (cause) {
      throw cause instanceof StepError ? cause : stepErrorFor(cause);
    }
  },
});

const readAudio = async (answer: Response): Promise<Uint8Array> => {
  const type = answer.headers.get('content-type') ?? '';
  if (answer.body === null || !/^(?:audio\/|application\/octet-stream)/u.test(type))
    throw new StepError('ProviderBusy', 'The voice did not send sound.');
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new StepError('NarrationRefused', 'The voice sent too many bytes.');
  }
  if (bytes === 0) throw new StepError('ProviderBusy', 'The voice sent nothing.');
  return Buffer.concat(chunks);
};

const stepErrorFor = (cause: unknown): StepError =>
  modelFailure(cause).kind === 'refused' || (cause instanceof APIError && DECLINED.has(cause.status))
    ? new StepError('NarrationRefused', 'The voice could not speak this text.', { cause })
    : new StepError('ProviderBusy', 'The voice is busy or away.', { cause });

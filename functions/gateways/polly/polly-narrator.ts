import { type OutputFormat, PollyClient, SynthesizeSpeechCommand } from '@aws-sdk/client-polly';
import { z } from 'zod';
import { use } from '#functions/cost/meter.ts';
import type { SpokenWord, VoiceProvider } from '#functions/domain/providers/ports.ts';
import { StepError } from '#functions/domain/video/step-errors.ts';
import { timeLimits } from '#functions/runtime/time-limits.ts';
import { pollyVoice } from './polly-voices.ts';
import { SENTENCE_PAUSE_MS, type Ssml, toSsml } from './ssml.ts';

const ANSWER_LIMIT_MS = 60_000;
/**
 * Polly allows 8 requests a second, and a film's scenes are spoken concurrently. Waiting up to 0.5, 1, 2, 4 and 8 s
 * is cheaper than retrying the step, which would mean paying again for the request that succeeded. After that, the
 * workflow retries (`docs/runbook.md`).
 */
const MAX_ATTEMPTS = 6;
/** The highest sample rate at which Polly offers MP3. */
const SAMPLE_RATE_HZ = 24_000;
const MIN_WORD_MS = 60;
/** The duration assumed for the last word, which no other word follows. */
const LAST_WORD_MS = 600;

const Mark = z.object({ time: z.number(), type: z.string(), start: z.int(), end: z.int() });
type Mark = z.infer<typeof Mark>;

const PERMANENT = new Set([
  'InvalidSsmlException',
  'TextLengthExceededException',
  'ValidationException',
  'InvalidSampleRateException',
  'LanguageNotSupportedException',
  'EngineNotSupportedException',
]);

/** Narrates with Amazon Polly: one request for the audio (MP3), and one for the speech marks of the words. */
export const pollyNarrator = (engine: 'standard' | 'neural') => {
  const client = new PollyClient({
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: timeLimits(ANSWER_LIMIT_MS),
  });

  return {
    speaker: (voiceId, language) => {
      const { voice, language: code } = pollyVoice(voiceId, language);
      return `polly ${engine} ${voice} ${code}`;
    },
    maker: () => ({ name: 'Amazon Polly', model: engine, kind: 'trained' }),
    narrate: async ({ script, voiceId, language, respellings, goesOn }) => {
      const ssml = toSsml(script, language, { respellings, goesOn });
      const { voice, language: LanguageCode } = pollyVoice(voiceId, language);
      const speak = async (format: OutputFormat): Promise<Uint8Array> => {
        const command = new SynthesizeSpeechCommand({
          Engine: engine,
          LanguageCode,
          VoiceId: voice,
          Text: ssml.text,
          TextType: 'ssml',
          OutputFormat: format,
          ...(format === 'json' ? { SpeechMarkTypes: ['word'] } : { SampleRate: String(SAMPLE_RATE_HZ) }),
        });
        try {
          const { AudioStream, RequestCharacters = 0 } = await client.send(command);
          use(engine === 'neural' ? 'polly.neural' : 'polly.standard', RequestCharacters);
          if (AudioStream === undefined) throw new Error('Polly answered without a body');
          return await AudioStream.transformToByteArray();
        } catch (cause) {
          throw stepErrorFor(cause);
        }
      };
      const [audio, marks] = await Promise.all([speak('mp3'), speak('json')]);
      return { audio, words: wordsFrom(readMarks(marks), ssml) };
    },
  } satisfies VoiceProvider;
};

const stepErrorFor = (cause: unknown): StepError =>
  cause instanceof Error && PERMANENT.has(cause.name)
    ? new StepError('NarrationRefused', 'The voice could not speak this text.', { cause })
    : new StepError('ProviderBusy', 'The voice is busy or away.', { cause });

const readMarks = (stream: Uint8Array): Mark[] => {
  const lines = new TextDecoder()
    .decode(stream)
    .split('\n')
    .filter((line) => line.trim() !== '');
  try {
    return z
      .array(Mark)
      .parse(lines.map((line): unknown => JSON.parse(line)))
      .filter((mark) => mark.type === 'word');
  } catch (cause) {
    throw new StepError('ProviderBusy', 'The voice sent speech marks that cannot be read.', { cause });
  }
};

/**
 * When each written word is spoken: from its first speech mark to that of the next word, or to the pause before the
 * next word.
 */
const wordsFrom = (marks: readonly Mark[], { words, wordAt }: Ssml): SpokenWord[] => {
  const startsMs = new Map<number, number>();
  for (const { time, start } of marks) {
    const word = wordAt[start] ?? -1;
    if (word >= 0 && !startsMs.has(word)) startsMs.set(word, time);
  }
  const timed = [...startsMs].flatMap(([index, startMs]) => {
    const word = words[index];
    return word === undefined ? [] : [{ ...word, startMs }];
  });
  return timed.map(({ start, end, startMs }, index) => {
    const next = timed[index + 1];
    const pauseMs = next?.startsSentence === true ? SENTENCE_PAUSE_MS : 0;
    const endMs = next === undefined ? startMs + LAST_WORD_MS : next.startMs - pauseMs;
    return { start, end, startMs, endMs: Math.max(startMs + MIN_WORD_MS, endMs) };
  });
};

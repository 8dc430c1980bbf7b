import { z } from 'zod';
import type { Language } from '#contract/catalogue.ts';
import { readPlainText } from '#test/support/vendors/polly/script.ts';
import type { Synthesiser } from '#test/support/vendors/polly/synthesiser.ts';
import type { SpeechVoice } from '#test/support/vendors/polly/voices.ts';
import { OpenAiError } from './openai-error.ts';

const MAX_CHARACTERS = 4096;
const SAMPLE_RATE = 24_000;
/** The fraction of a recording that remains when it is cut off. */
const SHORT_PART = 0.6;

/** What OpenAI’s voices sound like here. Each voice speaks every language. */
const SPEAKERS: Readonly<
  Record<string, Pick<SpeechVoice, 'gender' | 'pitch' | 'range'> & { variant: string }>
> = {
  onyx: { gender: 'Male', variant: 'adam', pitch: 34, range: 48 },
  echo: { gender: 'Male', variant: 'Reed', pitch: 60, range: 58 },
  ash: { gender: 'Male', variant: 'quincy', pitch: 40, range: 42 },
  nova: { gender: 'Female', variant: 'f2', pitch: 70, range: 62 },
  sage: { gender: 'Female', variant: 'f4', pitch: 42, range: 52 },
  alloy: { gender: 'Female', variant: 'f1', pitch: 50, range: 50 },
};
const ESPEAK: Record<Language, string> = { en: 'en-us', es: 'es', fr: 'fr', de: 'de' };
const WORDS_PER_MINUTE = 172;

/** Words that reveal the language of a text, because the request doesn’t name it. */
const COMMON: Record<Language, ReadonlySet<string>> = {
  en: new Set(['the', 'and', 'of', 'to', 'was', 'that', 'his', 'had', 'with', 'it', 'she', 'they']),
  es: new Set(['el', 'los', 'y', 'que', 'las', 'una', 'con', 'por', 'era', 'del', 'había', 'su']),
  fr: new Set(['le', 'les', 'et', 'des', 'une', 'dans', 'il', 'était', 'du', 'pas', 'elle', 'qui']),
  de: new Set(['der', 'die', 'und', 'das', 'ein', 'nicht', 'war', 'den', 'mit', 'sich', 'ich', 'ist']),
};

const languageOf = (text: string): Language => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (language: Language): number => words.filter((word) => COMMON[language].has(word)).length;
  const languages: readonly Language[] = ['en', 'es', 'fr', 'de'];
  return languages.reduce((best, language) => (count(language) > count(best) ? language : best));
};

const SpeechRequest = z.looseObject({
  model: z.string().min(1),
  input: z.string().min(1),
  voice: z.string(),
  response_format: z.enum(['mp3', 'pcm']).default('mp3'),
  speed: z.number().min(0.25).max(4).default(1),
});

export interface Recording {
  readonly contentType: string;
  readonly body: Buffer;
}

/**
 * Handles `POST /v1/audio/speech`; `isCut` makes the recording break off before the end of the text. Throws an
 * `OpenAiError`.
 */
export async function speak(body: unknown, synthesiser: Synthesiser, isCut: boolean): Promise<Recording> {
  const parsed = SpeechRequest.safeParse(body);
  if (!parsed.success) throw new OpenAiError(400, z.prettifyError(parsed.error), 'input');
  const { input, voice, response_format: format, speed } = parsed.data;
  if (Array.from(input).length > MAX_CHARACTERS)
    throw new OpenAiError(400, `Input should have at most ${MAX_CHARACTERS} characters.`, 'input');
  const speaker = SPEAKERS[voice];
  if (speaker === undefined)
    throw new OpenAiError(400, `Voice '${voice}' is none of ${Object.keys(SPEAKERS).join(', ')}.`, 'voice');
  const language = languageOf(input);
  const { samples } = await synthesiser.say(input, readPlainText(input), {
    ...speaker,
    id: `${voice}-${speed}`,
    languageCode: language,
    languageName: language,
    engines: [],
    espeak: `${ESPEAK[language]}+${speaker.variant}`,
    wordsPerMinute: WORDS_PER_MINUTE * speed,
  });
  const said = isCut ? samples.slice(0, Math.round(samples.length * SHORT_PART)) : samples;
  const { encodeMp3, encodePcm } = await import('#local/samples/encode.ts');
  return format === 'mp3'
    ? { contentType: 'audio/mpeg', body: await encodeMp3(said, SAMPLE_RATE) }
    : { contentType: 'audio/pcm', body: await encodePcm(said, SAMPLE_RATE) };
}

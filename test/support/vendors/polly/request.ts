import { z } from 'zod';
import { PollyError } from './errors.ts';
import type { MarkType } from './marks.ts';
import { readPlainText, type Script } from './script.ts';
import { readSsml } from './ssml.ts';
import { SPEECH_VOICES, type SpeechVoice } from './voices.ts';

const MAX_BILLED_CHARACTERS = 3000;
const MAX_CHARACTERS = 6000;
const MP3_SAMPLE_RATES: readonly string[] = ['8000', '16000', '22050', '24000'];
const PCM_SAMPLE_RATES: readonly string[] = ['8000', '16000'];

const Body = z.object({
  Engine: z.enum(['standard', 'neural', 'long-form', 'generative']).default('standard'),
  LanguageCode: z.string().optional(),
  OutputFormat: z.enum(['mp3', 'pcm', 'json']),
  SampleRate: z.string().optional(),
  SpeechMarkTypes: z.array(z.enum(['sentence', 'word', 'ssml'])).default([]),
  Text: z.string(),
  TextType: z.enum(['text', 'ssml']).default('text'),
  VoiceId: z.string(),
});
type Body = z.infer<typeof Body>;

export interface SpeechRequest {
  text: string;
  script: Script;
  voice: SpeechVoice;
  /** The characters that Polly charges for: those that are spoken, without markup. */
  billedCharacters: number;
  output: { format: 'mp3' | 'pcm'; sampleRate: number } | { format: 'json'; marks: MarkType[] };
}

function parseBody(body: string): Body {
  try {
    return Body.parse(JSON.parse(body));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : 'the body is not JSON';
    throw new PollyError('ValidationException', `1 validation error detected: ${reason}`);
  }
}

function findVoice({ VoiceId, Engine, LanguageCode }: Body): SpeechVoice {
  const voice = SPEECH_VOICES.find(({ id }) => id === VoiceId);
  if (!voice) {
    const known = SPEECH_VOICES.map(({ id }) => id).join(', ');
    throw new PollyError(
      'ValidationException',
      `1 validation error detected: Value '${VoiceId}' at 'voiceId' failed to satisfy constraint: Member must satisfy enum value set: [${known}]`,
    );
  }
  if (!voice.engines.includes(Engine)) {
    throw new PollyError(
      'EngineNotSupportedException',
      `This voice does not support the selected engine: ${Engine}`,
    );
  }
  if (LanguageCode !== undefined && LanguageCode !== voice.languageCode) {
    throw new PollyError(
      'LanguageNotSupportedException',
      `This voice does not support the language ${LanguageCode}`,
    );
  }
  return voice;
}

function readOutput({
  OutputFormat,
  SampleRate,
  SpeechMarkTypes,
  Engine,
  TextType,
}: Body): SpeechRequest['output'] {
  if (OutputFormat === 'json') {
    if (SpeechMarkTypes.length === 0) {
      throw new PollyError(
        'ValidationException',
        'Speech mark types are required for the json output format',
      );
    }
    if (SpeechMarkTypes.includes('ssml') && TextType === 'text') {
      throw new PollyError(
        'SsmlMarksNotSupportedForTextTypeException',
        'SSML speech marks are not supported for plain text',
      );
    }
    return { format: OutputFormat, marks: SpeechMarkTypes };
  }
  if (SpeechMarkTypes.length > 0) {
    throw new PollyError(
      'MarksNotSupportedForFormatException',
      'Speech marks are supported for the json format only',
    );
  }
  const usual = Engine === 'standard' ? '22050' : '24000';
  const sampleRate = SampleRate ?? (OutputFormat === 'pcm' ? '16000' : usual);
  const allowed = OutputFormat === 'pcm' ? PCM_SAMPLE_RATES : MP3_SAMPLE_RATES;
  if (!allowed.includes(sampleRate)) {
    throw new PollyError(
      'InvalidSampleRateException',
      `The sample rate ${sampleRate} is not valid for ${OutputFormat}`,
    );
  }
  return { format: OutputFormat, sampleRate: Number(sampleRate) };
}

/** Parses the body of a SynthesizeSpeech request. Throws `PollyError` for requests that Polly would refuse. */
export function readSpeechRequest(rawBody: string): SpeechRequest {
  const body = parseBody(rawBody);
  const voice = findVoice(body);
  const output = readOutput(body);
  const tooLong = new PollyError('TextLengthExceededException', 'Maximum text length has been exceeded');
  if (Array.from(body.Text).length > MAX_CHARACTERS) throw tooLong;
  const script = body.TextType === 'ssml' ? readSsml(body.Text) : readPlainText(body.Text);
  const billedCharacters = script.chars.length;
  if (billedCharacters > MAX_BILLED_CHARACTERS) throw tooLong;
  return { text: body.Text, script, voice, billedCharacters, output };
}

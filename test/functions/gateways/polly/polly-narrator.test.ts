import { PollyClient } from '@aws-sdk/client-polly';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, VOICES } from '#contract/catalogue.ts';
import { Meter, metered } from '#functions/cost/meter.ts';
import { pollyNarrator } from '#functions/gateways/polly/polly-narrator.ts';
import { pollyVoice } from '#functions/gateways/polly/polly-voices.ts';
import { Faults } from '#local/support/faults.ts';
import { isFullRun } from '#test/support/run/full-run.ts';
import { defined } from '#test/support/values.ts';
import { startPolly } from '#test/support/vendors/polly/polly.ts';
import { SPEECH_VOICES } from '#test/support/vendors/polly/voices.ts';

const faults = new Faults();
let service: Awaited<ReturnType<typeof startPolly>>;
beforeAll(async () => {
  service = await startPolly({ faults });
  for (const [name, value] of Object.entries({
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
    AWS_ENDPOINT_URL_POLLY: service.url,
  }))
    vi.stubEnv(name, value);
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await service.close();
});

describe('a narration by Polly', () => {
  // Proves film-request-audio-words-scene-throttled.
  it('is retried while Polly is busy, and billed once', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    faults.script(
      'SynthesizeSpeech',
      Array.from({ length: 7 }, () => ({ kind: 'status', status: 429 }) as const),
    );
    const meter = new Meter();
    const script = 'The lamp is lit.';
    await metered(meter, () => pollyNarrator('neural').narrate({ script, voiceId: 'adam', language: 'en' }));
    expect(meter.quantities).toEqual([{ sku: 'polly.neural', quantity: 2 * script.length }]);
  });

  // Proves film-word-times-given-in-bytes.
  it('reports the position of each word in characters, even after umlauts and emoji', async () => {
    const script = 'Überall 🦊👩‍🚀 schöne Füße! “Ça va?” fragte Zoë & lachte <laut>.';
    const { words } = await pollyNarrator('neural').narrate({ script, voiceId: 'adam', language: 'de' });
    expect(words.map(({ start, end }) => script.slice(start, end))).toEqual(
      'Überall schöne Füße! “Ça va?” fragte Zoë & lachte <laut>.'.split(' '),
    );
  });

  // Proves film-request-audio-words-scene-throttled.
  it('needs one request for the audio and one for the word timings', async () => {
    const send = vi.spyOn(PollyClient.prototype, 'send');
    const script = 'One sentence. And another one, for the sake of it! A third?';
    await pollyNarrator('neural').narrate({ script, voiceId: 'will', language: 'en' });
    expect(send.mock.calls.map(([{ input }]) => input)).toMatchObject([
      { OutputFormat: 'mp3' },
      { OutputFormat: 'json' },
    ]);
  });
});

const FEMALE = /^Female/u;
const SAID = { en: 'Good evening.', es: 'Buenas noches.', fr: 'Bonsoir.', de: 'Guten Abend.' };

describe.each(LANGUAGES)('a story in %s', (language) => {
  // Proves film-five-voices-in-four-languages.
  it.each(VOICES)('can use a counterpart to $name: a voice of the same gender in that language', (voice) => {
    const named = pollyVoice(voice.id, language);
    expect(named.language.slice(0, 2)).toBe(language);
    const known = defined(SPEECH_VOICES.find(({ id }) => id === named.voice));
    expect(known.languageCode).toBe(named.language);
    expect(known.gender).toBe(FEMALE.test(voice.description) ? 'Female' : 'Male');
    expect(known.engines).toContain('neural');
  });

  // Proves film-five-voices-in-four-languages.
  it.each(isFullRun ? VOICES : VOICES.slice(0, 1))('can be spoken by $name', async (voice) => {
    const { audio } = await pollyNarrator('neural').narrate({
      script: SAID[language],
      voiceId: voice.id,
      language,
    });
    expect(audio.length).toBeGreaterThan(1000);
  });
});

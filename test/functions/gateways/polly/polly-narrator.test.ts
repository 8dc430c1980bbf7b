import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PollyClient } from '@aws-sdk/client-polly';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, VOICES } from '#contract/catalogue.ts';
import { alignWords } from '#functions/film/alignment/align-words.ts';
import { pollyNarrator } from '#functions/gateways/polly/polly-narrator.ts';
import { pollyVoice } from '#functions/gateways/polly/polly-voices.ts';
import { wholeNarrator } from '#functions/workflows/render/whole-narrator.ts';
import { startPolly } from '#local/aws/polly/polly.ts';
import { SPEECH_VOICES } from '#local/speech/voices.ts';
import { temporaryFolder } from '#test/support/cloud/product-process.ts';

const SLOW_MS = 60_000;
let service: Awaited<ReturnType<typeof startPolly>>;
beforeAll(async () => {
  service = await startPolly();
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
  it('reports every word as characters of the script, after umlauts and emoji too', async () => {
    const script = 'Überall 🦊👩‍🚀 schöne Füße! “Ça va?” fragte Zoë & lachte <laut>.';
    const { words } = await pollyNarrator('neural').narrate({ script, voiceId: 'adam', language: 'de' });
    expect(words.map(({ start, end }) => script.slice(start, end))).toEqual(
      'Überall schöne Füße Ça va fragte Zoë lachte laut'.split(' '),
    );
  });

  it('takes one request for the audio and one for the words', async () => {
    const send = vi.spyOn(PollyClient.prototype, 'send');
    const script = 'One sentence. And another one, for the sake of it! A third?';
    const narrator = wholeNarrator(async () => pollyNarrator('neural'))();
    await narrator.narrate({ script, voiceId: 'will', language: 'en' });
    expect(send.mock.calls.map(([{ input }]) => (input as { OutputFormat: string }).OutputFormat)).toEqual([
      'mp3',
      'json',
    ]);
  });

  it('is split only above 3,000 billed characters or 6,000 in all', () => {
    const narrator = pollyNarrator('neural');
    expect(narrator.fits('ä'.repeat(3000), 'de')).toBe(true);
    expect(narrator.fits('a'.repeat(3001), 'de')).toBe(false);
    expect(narrator.fits('"'.repeat(900), 'en')).toBe(true);
    expect(narrator.fits('"'.repeat(1100), 'en')).toBe(false);
  });

  it('in parts is one recording, with the words where they are heard', { timeout: SLOW_MS }, async () => {
    const script = 'The first part is spoken here. The second follows it. And a third one ends it all.';
    const whole = pollyNarrator('neural');
    const inParts = { ...whole, fits: (text: string) => text.length < 40 };
    const request = { script, voiceId: 'audrey', language: 'en' } as const;
    const [one, parts] = [
      await whole.narrate(request),
      await wholeNarrator(async () => inParts)().narrate(request),
    ];
    expect(parts.words.map(({ start, end }) => [start, end])).toEqual(
      one.words.map(({ start, end }) => [start, end]),
    );
    const folder = temporaryFolder();
    const path = join(folder, 'joined.mp3');
    await writeFile(path, parts.audio);
    const heard = await alignWords({ path, script, language: 'en' });
    rmSync(folder, { recursive: true });
    for (const { start, startMs } of heard) {
      const told = parts.words.find((word) => word.start === start)!;
      expect(Math.abs(told.startMs - startMs), script.slice(start, start + 9)).toBeLessThan(80);
    }
    const starts = parts.words.map(({ startMs }) => startMs);
    expect(starts).toEqual(starts.toSorted((before, after) => before - after));
  });
});

const FEMALE = /^Female/u;
const SAID = { en: 'Good evening.', es: 'Buenas noches.', fr: 'Bonsoir.', de: 'Guten Abend.' };

describe.each(LANGUAGES)('a story in %s', (language) => {
  it.each(VOICES)('is spoken by $name in that language, by a voice of the same gender', async (voice) => {
    const named = pollyVoice(voice.id, language);
    expect(named.language.slice(0, 2)).toBe(language);
    const known = SPEECH_VOICES.find(({ id }) => id === named.voice)!;
    expect(known.languageCode).toBe(named.language);
    expect(known.gender).toBe(FEMALE.test(voice.description) ? 'Female' : 'Male');
    expect(known.engines).toContain('neural');
    const { audio } = await pollyNarrator('neural').narrate({
      script: SAID[language],
      voiceId: voice.id,
      language,
    });
    expect(audio.length).toBeGreaterThan(1000);
  });
});

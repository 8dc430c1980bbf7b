import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kokoroFolder } from '@veilcast/kokoro/folder';
import { writeToneVoices } from '@veilcast/kokoro/tone-voices';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { filmRates } from '#functions/cost/film-rates.ts';
import type { VoiceProvider } from '#functions/domain/providers/ports.ts';
import { kokoroNarrator } from '#functions/wiring/offline/kokoro-narrator.ts';
import { narrator } from '#functions/wiring/providers.ts';
import { KOKORO_VOICE_NAMES } from '#offline/narrator/kokoro-voices.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'veilcast-kokoro-'));
  vi.stubEnv('NARRATOR', 'kokoro');
  vi.stubEnv('KOKORO_FOLDER', folder);
  vi.stubEnv('AWS_REGION', 'us-east-1');
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const others: VoiceProvider = {
  speaker: (voiceId, language) => `another ${voiceId} ${language}`,
  maker: () => ({ name: 'another', kind: 'trained' }),
  narrate: async () => ({ audio: Buffer.from('another voice') }),
};

describe('a stage whose narrator is Kokoro', () => {
  // Proves voice-another-provider-speaks-without-files.
  it('uses the other provider until the voices are available, and checks before each narration', async () => {
    expect((await narrator()).speaker('adam', 'en')).toContain('simple');
    writeToneVoices(folder, KOKORO_VOICE_NAMES);
    expect((await narrator()).speaker('adam', 'en')).toBe('kokoro am_onyx 0.86');
  });

  // Proves voice-another-provider-speaks-without-files.
  it('uses the other provider for German and for male voices in French', async () => {
    const both = kokoroNarrator(folder, others);
    expect(both.speaker('adam', 'de')).toBe('another adam de');
    expect(both.speaker('will', 'fr')).toBe('another will fr');
    expect(both.speaker('audrey', 'fr')).toBe('kokoro ff_siwis 0.82');
    expect(both.maker('will', 'fr')).toEqual({ name: 'another', kind: 'trained' });
    expect(both.maker('audrey', 'fr')).toEqual({ name: 'Kokoro-82M', kind: 'trained' });
    const { audio } = await both.narrate({ script: 'Hallo.', voiceId: 'adam', language: 'de' });
    expect(Buffer.from(audio).toString()).toBe('another voice');
  });

  it('uses the first voice for an unknown id', () => {
    expect(kokoroNarrator(folder, others).speaker('gone', 'en')).toBe('kokoro am_onyx 0.86');
  });

  // Proves voice-sentence-400-words-letter-emoji.
  it('fails a step for good if its text has no words, but allows a retry if the engine fails', async () => {
    const request = { voiceId: 'adam', language: 'en' } as const;
    const both = kokoroNarrator(folder, others);
    await expect(both.narrate({ script: '🎉', ...request })).rejects.toMatchObject({
      name: 'NarrationRefused',
    });
    const broken = mkdtempSync(join(tmpdir(), 'veilcast-kokoro-'));
    writeToneVoices(broken, KOKORO_VOICE_NAMES);
    writeFileSync(kokoroFolder(broken).graph, 'cut sh');
    await expect(
      kokoroNarrator(broken, others).narrate({ script: 'Hello.', ...request }),
    ).rejects.toMatchObject({ name: 'ProviderBusy' });
    rmSync(broken, { recursive: true });
  });

  it('reserves nothing for speech, because the other provider costs nothing either', () => {
    const rates = filmRates(
      { painter: 'offline', imageModel: '', pictureSize: '9x16', narrator: 'kokoro' },
      new Date('2026-11-21T12:00:00Z'),
    );
    expect(rates.speech.map(({ budget }) => budget)).toEqual([undefined, undefined]);
  });
});

import { createServer } from 'node:http';
import { OpenAI } from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#contract/catalogue.ts';
import { Meter, metered } from '#functions/cost/meter.ts';
import type { VoiceProvider } from '#functions/domain/providers/ports.ts';
import { openAiNarrator } from '#functions/gateways/openai/openai-narrator.ts';
import { recordScene } from '#functions/workflows/render/record-scene.ts';
import { listen } from '#local/support/http-service.ts';
import { defined } from '#test/support/values.ts';
import { startOpenAi } from '#test/support/vendors/openai/openai.ts';

const VOICES_THERE = { adam: 'onyx', charlotte: { en: 'nova', es: 'nova', fr: 'sage', de: 'alloy' } };
const SCRIPT = 'The lamp went out at three. Nobody was in the tower, and the sea answered.';
const SHORT = 'It went out.';
const TIMEOUT_MS = 20_000;

let service: Awaited<ReturnType<typeof startOpenAi>>;
beforeAll(async () => {
  service = await startOpenAi();
});
afterAll(() => service.close());

const voiceAt = (url: string, timeout = TIMEOUT_MS): VoiceProvider =>
  openAiNarrator(async () => new OpenAI({ apiKey: 'any', baseURL: `${url}/v1`, maxRetries: 0, timeout }), {
    baseUrl: `${url}/v1`,
    model: 'any-voice',
    voices: VOICES_THERE,
    maker: { name: 'any-voice', kind: 'trained' },
  });
const request = { script: SCRIPT, voiceId: 'adam', language: 'en' } as const;
const suffer = (...faults: object[]) =>
  fetch(`${service.url}/__faults`, {
    method: 'POST',
    body: JSON.stringify({ call: 'audio/speech', faults }),
  });

/** A server that answers any request with these bytes. */
const answering = async <T>(
  type: string,
  body: Uint8Array,
  use: (asked: () => unknown, voice: VoiceProvider) => Promise<T>,
): Promise<T> => {
  let asked = '';
  const server = createServer((incoming, response) => {
    incoming.on('data', (chunk: Buffer) => (asked += chunk.toString()));
    incoming.on('end', () => response.writeHead(200, { 'content-type': type }).end(body));
  });
  const port = await listen(server);
  try {
    return await use(() => JSON.parse(asked), voiceAt(`http://127.0.0.1:${port}`));
  } finally {
    server.close();
  }
};

describe('a narration by an OpenAI-compatible provider', () => {
  it('is metered by the character: twice the text counts double, and a failure counts nothing', async () => {
    const spoken = async (script: string) => {
      const meter = new Meter();
      await metered(meter, () =>
        voiceAt(service.url)
          .narrate({ ...request, script })
          .catch(() => undefined),
      );
      return meter.quantities;
    };
    const once = { sku: 'model.speech', model: 'any-voice', quantity: SHORT.length };
    expect(await spoken(SHORT)).toEqual([once]);
    expect(await spoken(SHORT + SHORT)).toEqual([{ ...once, quantity: 2 * SHORT.length }]);
    await suffer({ kind: 'status', status: 500 });
    expect(await spoken(SHORT)).toEqual([]);
  });

  it('is a single recording in which every word of the script can be found', {
    timeout: 60_000,
  }, async () => {
    const { audio, scene } = await recordScene(voiceAt(service.url), request, { isLast: false });
    expect(audio.length).toBeGreaterThan(10_000);
    expect(scene.words.map(({ text }) => text)).toEqual(SCRIPT.split(' '));
    expect(defined(scene.words[0]).startMs).toBeLessThan(400);
    const three = defined(scene.words[5]);
    const nobody = defined(scene.words[6]);
    expect(nobody.startMs - three.endMs).toBeGreaterThan(150);
  });

  it('uses the provider’s counterpart to our voice in the language of the story', async () => {
    const ask = (voiceId: string, language: Language) =>
      answering('audio/mpeg', Buffer.from('ID3'), async (asked, voice) => {
        await voice.narrate({ script: SCRIPT, voiceId, language });
        return asked();
      });
    expect(await ask('adam', 'fr')).toMatchObject({ voice: 'onyx', input: SCRIPT, response_format: 'mp3' });
    expect(await ask('charlotte', 'de')).toMatchObject({ voice: 'alloy', model: 'any-voice' });
    expect(await ask('somebody', 'en')).toMatchObject({ voice: 'onyx' });
  });

  // Proves film-stage-use-openai-compatible-speech.
  it('is retried if the provider is busy, down or slow, or sends no audio', async () => {
    await suffer(
      { kind: 'status', status: 429, retryAfterSeconds: 1 },
      { kind: 'status', status: 500 },
      { kind: 'status', status: 401 },
      { kind: 'disconnect' },
      { kind: 'malformed' },
    );
    for (let failure = 0; failure < 5; failure += 1)
      await expect(voiceAt(service.url).narrate(request)).rejects.toMatchObject({ name: 'ProviderBusy' });
    await suffer({ kind: 'timeout' });
    await expect(voiceAt(service.url, 200).narrate(request)).rejects.toMatchObject({ name: 'ProviderBusy' });
    await answering('audio/mpeg', Buffer.alloc(0), (_, voice) =>
      expect(voice.narrate(request)).rejects.toThrow('The voice sent nothing.'),
    );
    await answering('text/html', Buffer.from('<html>'), (_, voice) =>
      expect(voice.narrate(request)).rejects.toThrow('did not send sound'),
    );
  });

  // Proves film-stage-use-openai-compatible-speech.
  it('fails at once if the text is declined or the response is too long', async () => {
    await suffer(
      { kind: 'status', status: 400, code: 'content_policy_violation' },
      { kind: 'status', status: 422 },
    );
    for (let failure = 0; failure < 2; failure += 1)
      await expect(voiceAt(service.url).narrate(request)).rejects.toMatchObject({ name: 'NarrationRefused' });
    await answering('audio/mpeg', Buffer.alloc(17 * 1024 * 1024), (_, voice) =>
      expect(voice.narrate(request)).rejects.toMatchObject({ name: 'NarrationRefused' }),
    );
  });

  it('is rejected if it breaks off before the end of its script', { timeout: 60_000 }, async () => {
    await suffer({ kind: 'status', status: 400, code: 'broken_answer' });
    await expect(recordScene(voiceAt(service.url), request, { isLast: false })).rejects.toMatchObject({
      name: 'NarrationUnreadable',
    });
  });
});

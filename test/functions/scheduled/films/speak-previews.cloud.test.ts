import { readFile } from 'node:fs/promises';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { VOICES, type VoiceId } from '#contract/catalogue.ts';
import { hrefOf } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { amountsBy } from '#functions/domain/budget/amounts.ts';
import { UNRECORDED } from '#functions/domain/credentials/maker.ts';
import type { VoiceProvider } from '#functions/domain/providers/ports.ts';
import { previewScript } from '#functions/domain/providers/voice-previews.ts';
import { openAiClient } from '#functions/gateways/openai/openai-client.ts';
import { openAiNarrator } from '#functions/gateways/openai/openai-narrator.ts';
import { runDuty } from '#functions/runtime/step/run-duty.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { previewsOf } from '#functions/scheduled/films/previews.ts';
import { speakPreviews } from '#functions/scheduled/films/speak-previews.ts';
import { keys } from '#functions/store/table/keys.ts';
import { now } from '#functions/wiring/clock.ts';
import { media } from '#functions/wiring/media.ts';
import { narrator } from '#functions/wiring/providers.ts';
import { budgets, spendingRules } from '#functions/wiring/spending.ts';
import { voicePreviews } from '#functions/wiring/stores.ts';
import { table } from '#functions/wiring/table.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { filesUnder } from '#test/support/cloud/left-behind.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { isFullRun } from '#test/support/run/full-run.ts';

const { url, standIns } = sharedCloud();
const HOUR_MS = 60 * 60_000;
/** The voices that are compared with a recording made for the test; each recording takes half a second. */
const COMPARED = isFullRun ? VOICES : [VOICES[1]];
/** The other narrator, at the stand-in’s URL. */
const OTHER = { baseUrl: `${standIns.openai}/v1`, model: 'a-model' };
const THERE = { adam: 'onyx', charlotte: 'nova', will: 'echo', bryan: 'ash', audrey: 'sage' };
const connect = () =>
  openAiClient({
    secretId: 'veilcast/openai',
    baseURL: OTHER.baseUrl,
    timeoutMs: 30_000,
    maxRetries: 0,
    mostBytes: 30_000_000,
  });
const other = openAiNarrator(connect, { ...OTHER, voices: THERE, maker: UNRECORDED });
/** A voice that doesn't speak: its recordings contain only its name as text. */
const voiceThatSays = (name: string): VoiceProvider => ({
  ...other,
  speaker: (voiceId) => `${name} ${voiceId}`,
  narrate: async ({ voiceId }) => ({ audio: Buffer.from(`${name} ${voiceId}`) }),
});

const forget = async (): Promise<void> => {
  await table().client.send(new DeleteCommand({ TableName: table().name, Key: keys.voicePreviews }));
  await media().removeAll('media/previews/');
};
beforeAll(() => {
  useCloudEnvironment();
  vi.spyOn(log, 'warn').mockReturnValue(undefined);
  vi.spyOn(log, 'info').mockReturnValue(undefined);
});
beforeEach(forget);
afterAll(forget);

/** One run of the duty. */
const run = (provider: VoiceProvider, at = now(), more: Partial<Parameters<typeof speakPreviews>[0]> = {}) =>
  runDuty(
    speakPreviews({
      narrator: async () => provider,
      voicePreviews,
      media,
      budgets,
      spendingRules,
      now: () => at,
      ...more,
    }),
  );

/** The recording that a visitor without a session gets. */
const heard = async (voice_id: VoiceId): Promise<Buffer> => {
  const answer = await fetch(new URL(hrefOf(routes.openVoicePreview, { voice_id }), url));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
  return Buffer.from(await answer.arrayBuffer());
};
const speechOf = async (provider: VoiceProvider, { id, name }: (typeof VOICES)[number]): Promise<Buffer> => {
  const { audio } = await provider.narrate({ script: previewScript(name), voiceId: id, language: 'en' });
  return Buffer.from(audio);
};
const shipped = (id: VoiceId): Promise<Buffer> => readFile(`assets/previews/voices/${id}.mp3`);

it('plays the shipped recordings to visitors until the stage has recorded its own', async () => {
  for (const { id } of VOICES) expect(await heard(id)).toEqual(await shipped(id));
});

it('refuses an unknown voice', async () => {
  expect((await fetch(`${url}/api/videos/options/voices/nobody/preview`)).status).toBe(400);
});

describe('the previews of a stage', () => {
  // Proves landing-previews-spoken-narrator-stage, wording-met-previews-spoken-stage-own.
  it('are spoken by its own narrator, and recorded again only when the narrator changes', async () => {
    const first = await narrator();
    expect(await run(first)).toEqual({ tended: { recorded: 1 }, reused: false });
    for (const voice of COMPARED) expect(await heard(voice.id)).toEqual(await speechOf(first, voice));
    expect(await run(first)).toEqual({ tended: {}, reused: true });

    const next = isFullRun ? other : voiceThatSays('next');
    await run(next);
    for (const voice of COMPARED) expect(await heard(voice.id)).toEqual(await speechOf(next, voice));
    const kept = previewsOf(next).map(({ key }) => key);
    expect((await filesUnder('media/previews/')).toSorted()).toEqual(kept.toSorted());
  });

  it('have the same audio type as the narrator', async () => {
    const audio = Buffer.from('RIFF\u0004\0\0\0WAVE');
    await run({ ...other, speaker: () => 'a voice that speaks WAV', narrate: async () => ({ audio }) });
    const answer = await fetch(new URL(hrefOf(routes.openVoicePreview, { voice_id: 'will' }), url));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/wav']);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(audio);
  });

  // Proves landing-previews-spoken-narrator-stage.
  it('stay unchanged while the narrator fails; it is retried after an hour, and every run fails until then', async () => {
    const first = voiceThatSays('first');
    await run(first);
    const before = await heard('adam');
    expect(before).toEqual(await speechOf(first, VOICES[0]));
    const at = now();
    const next = voiceThatSays('next');
    let isAway = true;
    const away: VoiceProvider = {
      ...next,
      narrate: async (request) => {
        if (isAway) throw new Error('The voice is away.');
        return next.narrate(request);
      },
    };
    await expect(run(away, at)).rejects.toThrow('1 of 1 failed');
    isAway = false;
    await expect(run(away, new Date(at.getTime() + HOUR_MS / 2))).rejects.toThrow('1 of 1 failed');
    expect(await heard('adam')).toEqual(before);
    await run(away, new Date(at.getTime() + HOUR_MS));
    expect(await heard('adam')).toEqual(await speechOf(next, VOICES[0]));
  });

  it('are kept if recorded before a failure, and only the missing ones are spoken next time', async () => {
    const at = now();
    let spoken = 0;
    const steady = voiceThatSays('steady');
    const breaking: VoiceProvider = {
      ...steady,
      narrate: async (request) => {
        spoken += 1;
        if (spoken === 3) throw new Error('The voice is away.');
        return steady.narrate(request);
      },
    };
    await expect(run(breaking, at)).rejects.toThrow('1 of 1 failed');
    expect(await heard('charlotte')).not.toEqual(await shipped('charlotte'));
    expect(await heard('will')).toEqual(await shipped('will'));
    await run(breaking, new Date(at.getTime() + HOUR_MS));
    expect(spoken).toBe(VOICES.length + 1);
  });

  // Proves landing-previews-spoken-narrator-stage.
  it('wait until a month has enough budget', async () => {
    const none = amountsBy(() => 0);
    const budget = { month: none, dayFloor: none };
    const rules = async () => ({ ...(await spendingRules()), budget });
    expect(await run(other, now(), { spendingRules: rules })).toMatchObject({ tended: { 'over budget': 1 } });
    expect(await heard('adam')).toEqual(await shipped('adam'));
  });
});

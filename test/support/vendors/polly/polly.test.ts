import {
  DescribeVoicesCommand,
  PollyClient,
  type PollyClientConfig,
  SynthesizeSpeechCommand,
  type SynthesizeSpeechCommandInput,
} from '@aws-sdk/client-polly';
import { Decoder, Demuxer } from 'node-av/api';
import { AV_CHANNEL_LAYOUT_MONO, AV_SAMPLE_FMT_FLT } from 'node-av/constants';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fullIt } from '#test/support/run/full-it.ts';
import { isFullRun } from '#test/support/run/full-run.ts';
import { defined, roughly, takeFrom } from '#test/support/values.ts';
import { startPolly } from '#test/support/vendors/polly/polly.ts';

const PCM_RATE = 16_000;
const STORY = 'The keeper wrote every storm into a heavy book. One night, the book answered him.';
/** Just long enough to measure a pitch. */
const SHORT = 'The keeper wrote every storm into a heavy book.';
const MARKED_UP =
  '<speak>Grüße vom <prosody rate="90%">Café</prosody> 🎉 Zoë &amp; Co.<break time="600ms"/> <mark name="turn"/>' +
  '<p>It’s the 1st of 2,500 semi-detached houses!</p></speak>';

interface Mark {
  time: number;
  type: string;
  start: number;
  end: number;
  value: string;
}

let polly: Awaited<ReturnType<typeof startPolly>>;
const clients: PollyClient[] = [];

function connect(config: PollyClientConfig = {}): PollyClient {
  const client = new PollyClient({
    endpoint: polly.url,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
    ...config,
  });
  clients.push(client);
  return client;
}

async function synthesize(input: Partial<SynthesizeSpeechCommandInput>, client = connect()) {
  const reply = await client.send(
    new SynthesizeSpeechCommand({
      Engine: 'neural',
      VoiceId: 'Matthew',
      OutputFormat: 'pcm',
      Text: STORY,
      ...input,
    }),
  );
  const bytes = Buffer.from((await reply.AudioStream?.transformToByteArray()) ?? []);
  return { bytes, contentType: reply.ContentType, billed: reply.RequestCharacters };
}

async function marksOf(input: Partial<SynthesizeSpeechCommandInput>): Promise<Mark[]> {
  const { bytes } = await synthesize({ OutputFormat: 'json', SpeechMarkTypes: ['word'], ...input });
  return bytes
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line): Mark => JSON.parse(line));
}

async function pcmOf(input: Partial<SynthesizeSpeechCommandInput>): Promise<Float32Array> {
  const { bytes } = await synthesize(input);
  return Float32Array.from({ length: bytes.length / 2 }, (_, index) => bytes.readInt16LE(index * 2) / 32_768);
}

async function decodeMp3(bytes: Buffer): Promise<Float32Array> {
  await using demuxer = await Demuxer.open(bytes);
  const stream = defined(demuxer.audio());
  using decoder = await Decoder.create(stream, {
    resample: {
      sampleRate: PCM_RATE,
      sampleFormat: AV_SAMPLE_FMT_FLT,
      channelLayout: AV_CHANNEL_LAYOUT_MONO,
    },
  });
  const samples: number[] = [];
  for await (const frame of decoder.frames(demuxer.packets(stream.index))) {
    if (!frame) continue;
    using own = frame;
    const data = defined(defined(own.data)[0]);
    for (let index = 0; index < own.nbSamples; index++) samples.push(data.readFloatLE(index * 4));
  }
  return Float32Array.from(samples);
}

/** The shift, in samples, at which two recordings match best. */
function shiftBetween(a: Float32Array, b: Float32Array, reach: number): number {
  let best = { shift: 0, score: Number.NEGATIVE_INFINITY };
  for (let shift = -reach; shift <= reach; shift += 4) {
    let score = 0;
    for (let index = reach; index < Math.min(a.length, b.length) - reach; index += 3) {
      score += defined(a[index]) * defined(b[index + shift]);
    }
    if (score > best.score) best = { shift, score };
  }
  return best.shift;
}

/** The median pitch of the voiced parts in Hz, found by autocorrelation. */
function medianPitch(samples: Float32Array): number {
  const size = 800;
  const pitches: number[] = [];
  for (let start = 0; start + 2 * size < samples.length; start += size) {
    const scores = Array.from({ length: 200 }, (_, lag) => {
      let [product, energy, shifted] = [0, 1e-9, 1e-9];
      for (let index = start; index < start + size; index += 2) {
        product += defined(samples[index]) * defined(samples[index + lag]);
        energy += defined(samples[index]) ** 2;
        shifted += defined(samples[index + lag]) ** 2;
      }
      return energy < size / 2 / 2500 ? 0 : product / Math.sqrt(energy * shifted);
    });
    const candidates = scores.slice(50);
    const best = Math.max(...candidates);
    const lag = candidates.findIndex((score) => score > best - 0.04) + 50;
    if (best > 0.75) pitches.push(PCM_RATE / lag);
  }
  return defined(pitches.toSorted((a, b) => a - b)[Math.floor(pitches.length / 2)]);
}

beforeAll(async () => {
  polly = await startPolly();
});
afterEach(async () => {
  await fetch(`${polly.url}/__faults`, { method: 'DELETE' });
});
afterAll(async () => {
  for (const client of clients) client.destroy();
  await polly.close();
});

describe('speech', () => {
  test("an MP3 decodes and ends within half a second of its last word's start", async () => {
    const { bytes, contentType, billed } = await synthesize({ OutputFormat: 'mp3' });
    const seconds = (await decodeMp3(bytes)).length / PCM_RATE;
    const last = defined((await marksOf({})).at(-1));
    expect(contentType).toBe('audio/mpeg');
    expect(billed).toBe(STORY.length);
    expect(seconds).toBeGreaterThan(last.time / 1000);
    expect(seconds).toBeLessThan(last.time / 1000 + 0.5);
  });

  test('the MP3 matches the PCM, shifted by less than 10 milliseconds', async () => {
    const mp3 = await decodeMp3((await synthesize({ OutputFormat: 'mp3' })).bytes);
    const pcm = await pcmOf({});
    expect(Math.abs(shiftBetween(pcm, mp3, 1600)) / PCM_RATE).toBeLessThan(0.01);
    expect(Math.abs(mp3.length - pcm.length) / PCM_RATE).toBeLessThan(0.05);
  });

  test('after a break, sound starts at the mark of the next word', async () => {
    const Text = '<speak>First.<break time="2s"/>Second.</speak>';
    const second = defined((await marksOf({ Text, TextType: 'ssml' }))[1]);
    const pcm = await pcmOf({ Text, TextType: 'ssml' });
    const quietUntil = Math.round((second.time / 1000) * PCM_RATE);
    const middle = quietUntil - PCM_RATE;
    const onset = pcm.findIndex((sample, index) => index > middle && Math.abs(sample) > 0.02);
    expect(Math.abs(onset / PCM_RATE - second.time / 1000)).toBeLessThan(0.03);
  });

  test('a break lengthens the speech by exactly the duration of the break', async () => {
    const [short, long] = takeFrom(
      await Promise.all(
        ['250ms', '1500ms'].map((time) =>
          pcmOf({ TextType: 'ssml', Text: `<speak>Wait here. <break time="${time}"/> Now go.</speak>` }),
        ),
      ),
    );
    const difference = long.length - short.length;
    expect(Math.abs(difference - 1.25 * PCM_RATE)).toBeLessThanOrEqual(2);
  });

  test('speech at a slower rate takes longer', async () => {
    const [slow, usual] = takeFrom(
      await Promise.all(
        ['70%', '100%'].map((rate) =>
          pcmOf({ TextType: 'ssml', Text: `<speak><prosody rate="${rate}">${STORY}</prosody></speak>` }),
        ),
      ),
    );
    expect(slow.length).toBeGreaterThan(usual.length * 1.2);
  });

  test('the loudest sample is near full scale and never beyond it', async () => {
    const pcm = await pcmOf({ VoiceId: 'Gregory' });
    const peak = pcm.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(peak).toBeGreaterThan(0.75);
    expect(peak).toBeLessThan(0.9);
  });
});

describe('speech marks', () => {
  test('the bytes that a mark points to match the mark’s value, even in marked-up text with accents and emoji', async () => {
    const marks = await marksOf({
      Text: MARKED_UP,
      TextType: 'ssml',
      VoiceId: 'Vicki',
      SpeechMarkTypes: ['word', 'sentence'],
    });
    const bytes = Buffer.from(MARKED_UP);
    for (const { start, end, value } of marks) expect(bytes.subarray(start, end).toString()).toBe(value);
    expect(marks.filter(({ type }) => type === 'word').map(({ value }) => value)).toEqual([
      'Grüße',
      'vom',
      'Café',
      'Zoë',
      'Co',
      'It’s',
      'the',
      '1st',
      'of',
      '2,500',
      'semi-detached',
      'houses',
    ]);
    expect(defined(marks.filter(({ type }) => type === 'sentence').at(-1)).value).toBe(
      'It’s the 1st of 2,500 semi-detached houses!',
    );
  });

  test('times never decrease, and no two words in a sentence start at the same time', async () => {
    const marks = await marksOf({ Text: `${STORY} `.repeat(3) });
    expect(marks).toHaveLength(15 * 3);
    for (const [index, mark] of marks.entries()) {
      if (index > 0) expect(mark.time).toBeGreaterThan(defined(marks[index - 1]).time);
    }
  });

  test('an SSML mark keeps its name and comes right before the word that follows it', async () => {
    const marks = await marksOf({ Text: MARKED_UP, TextType: 'ssml', SpeechMarkTypes: ['ssml', 'word'] });
    const index = marks.findIndex(({ type }) => type === 'ssml');
    expect(defined(marks[index]).value).toBe('turn');
    const tag = Buffer.from(MARKED_UP).subarray(defined(marks[index]).start, defined(marks[index]).end);
    expect(tag.toString()).toBe('<mark name="turn"/>');
    expect(marks[index + 1]).toMatchObject({ value: 'It’s', time: defined(marks[index]).time });
  });
});

describe('refusals', () => {
  test.each([
    ['an unclosed element', '<speak>Hello'],
    ['overlapping elements', '<speak><p><s>Hello</p></s></speak>'],
    ['a bare ampersand', '<speak>Salt & pepper</speak>'],
    ['a bare angle bracket', '<speak>2 < 3</speak>'],
    ['an unknown element', '<speak><audio src="x"/></speak>'],
    ['an unquoted attribute', '<speak><break time=1s/></speak>'],
    ['a break of eleven seconds', '<speak>a<break time="11s"/></speak>'],
    ['an attribute given twice', '<speak><mark name="a" name="b"/></speak>'],
    ['text after the end', '<speak>Hello</speak> there'],
    ['no speak element', 'Hello'],
  ])('refuses SSML with %s', async (_, Text) => {
    await expect(synthesize({ Text, TextType: 'ssml' })).rejects.toMatchObject({
      name: 'InvalidSsmlException',
      $metadata: { httpStatusCode: 400 },
    });
  });

  test('refuses 3,001 characters, not counting markup', async () => {
    await expect(synthesize({ Text: 'a'.repeat(3001) })).rejects.toMatchObject({
      name: 'TextLengthExceededException',
    });
    const Text = `<speak>${'<break time="0s"/>'.repeat(170)}Hi &amp; bye</speak>`;
    expect((await synthesize({ Text, TextType: 'ssml' })).billed).toBe(8);
  });

  test.each([
    ['an unknown voice', { VoiceId: 'Nobody' }, 'ValidationException'],
    [
      'an engine the voice does not support',
      { VoiceId: 'Ruth', Engine: 'standard' },
      'EngineNotSupportedException',
    ],
    ['a language the voice does not speak', { LanguageCode: 'de-DE' }, 'LanguageNotSupportedException'],
    ['a sample rate the format does not support', { SampleRate: '24000' }, 'InvalidSampleRateException'],
    [
      'speech marks for an audio format',
      { SpeechMarkTypes: ['word'] },
      'MarksNotSupportedForFormatException',
    ],
    [
      'SSML marks for plain text',
      { OutputFormat: 'json', SpeechMarkTypes: ['ssml'] },
      'SsmlMarksNotSupportedForTextTypeException',
    ],
  ])('refuses %s', async (_, input, name) => {
    await expect(synthesize(roughly(input))).rejects.toMatchObject({ name });
  });
});

const OTHER_LANGUAGES = [
  ['es-ES', ['Sergio', 'Lucia']],
  ['fr-FR', ['Remi', 'Lea']],
  ['de-DE', ['Daniel', 'Vicki']],
] as const;

describe('voices', () => {
  fullIt('eight English voices differ audibly in pitch', async () => {
    const ids = ['Gregory', 'Matthew', 'Stephen', 'Joey', 'Ruth', 'Joanna', 'Danielle', 'Salli'] as const;
    const pitches: number[] = [];
    for (const VoiceId of ids) pitches.push(medianPitch(await pcmOf({ VoiceId, Text: SHORT })));
    for (const [index, pitch] of pitches.entries()) {
      if (index > 0)
        expect(pitch / defined(pitches[index - 1]), `${ids[index]} above ${ids[index - 1]}`).toBeGreaterThan(
          1.04,
        );
    }
  });

  test.each(isFullRun ? OTHER_LANGUAGES : OTHER_LANGUAGES.slice(0, 1))(
    '%s has one male and one female voice, and both work',
    async (LanguageCode, ids) => {
      const { Voices = [] } = await connect().send(
        new DescribeVoicesCommand({ LanguageCode, Engine: 'neural' }),
      );
      expect(Voices.map(({ Id }) => Id)).toEqual(ids);
      expect(Voices.map(({ Gender }) => Gender)).toEqual(['Male', 'Female']);
      const [male, female] = takeFrom(
        await Promise.all(ids.map((VoiceId) => pcmOf({ VoiceId, LanguageCode, Text: SHORT }))),
      );
      expect(medianPitch(female) / medianPitch(male)).toBeGreaterThan(1.4);
    },
  );
});

async function script(...faults: object[]): Promise<void> {
  const body = JSON.stringify({ call: 'SynthesizeSpeech', faults });
  const reply = await fetch(`${polly.url}/__faults`, { method: 'POST', body });
  expect(reply.status).toBe(204);
}

describe('scripted failures', () => {
  test("throttling looks like Polly's, and a client that retries succeeds", async () => {
    await script({ kind: 'status', status: 429 }, { kind: 'status', status: 429 });
    await expect(synthesize({})).rejects.toMatchObject({
      name: 'ThrottlingException',
      $metadata: { httpStatusCode: 400 },
    });
    expect((await synthesize({}, connect({ maxAttempts: 2 }))).bytes.length).toBeGreaterThan(0);
  });

  test('a server error occurs only once', async () => {
    await script({ kind: 'status', status: 500 });
    await expect(synthesize({})).rejects.toMatchObject({ $metadata: { httpStatusCode: 500 } });
    await expect(synthesize({})).resolves.toBeDefined();
  });

  test('a call without a response times out', async () => {
    await script({ kind: 'timeout' });
    const client = connect({ requestHandler: { requestTimeout: 300, throwOnRequestTimeout: true } });
    await expect(synthesize({}, client)).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('a dropped connection causes an error, and the next call succeeds', async () => {
    await script({ kind: 'disconnect' });
    await expect(synthesize({})).rejects.toThrow();
    await expect(synthesize({})).resolves.toBeDefined();
  });

  test('refuses an unreadable fault script', async () => {
    const reply = await fetch(`${polly.url}/__faults`, {
      method: 'POST',
      body: '{"call":"SynthesizeSpeech"}',
    });
    expect(reply.status).toBe(400);
  });
});

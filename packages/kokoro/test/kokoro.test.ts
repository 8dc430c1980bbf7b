import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kokoroFolder } from '#kokoro/folder.ts';
import { speakAsKokoro, Unspeakable } from '#kokoro/speak-as-kokoro.ts';
import { audiblePart } from '#kokoro/speech/sound.ts';
import { writeToneVoices } from '#kokoro/tone-voices.ts';

const RATE = 24_000;
const HEADER_BYTES = 44;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'veilcast-kokoro-'));
  writeToneVoices(folder, ['af_heart']);
});
afterAll(() => rmSync(folder, { recursive: true }));

const say = async (script: string, goesOn?: string) => {
  const { audio, words } = await speakAsKokoro(folder, {
    script,
    goesOn,
    voice: 'af_heart',
    pace: 0.8,
    language: 'en',
  });
  const file = Buffer.from(audio);
  expect(file.subarray(0, 4).toString()).toBe('RIFF');
  expect(file.readUInt32LE(24)).toBe(RATE);
  const samples = Float32Array.from(
    { length: (file.length - HEADER_BYTES) / 2 },
    (_, index) => file.readInt16LE(HEADER_BYTES + index * 2) / 32_767,
  );
  return { samples, words, lengthMs: (samples.length * 1000) / RATE };
};

/** The loudest sample between two points in time. */
const peak = (samples: Float32Array, fromMs: number, toMs: number): number =>
  samples
    .subarray(Math.round((fromMs * RATE) / 1000), Math.round((toMs * RATE) / 1000))
    .reduce((most, x) => Math.max(most, Math.abs(x)), 0);

describe('the neural narrator', () => {
  // Proves voice-spoken-kokoro-own-word-times.
  it('times each word, across pauses and sentences', async () => {
    const script = 'Nobody came. Then, at midnight, the lamp went out! Why?';
    const { samples, words, lengthMs } = await say(script);
    expect(words.map(({ start, end }) => script.slice(start, end))).toEqual(script.match(/[A-Za-z]+/gu));
    for (const { startMs, endMs } of words) {
      expect(peak(samples, startMs + 1, endMs - 1)).toBeGreaterThan(0.05);
      expect(peak(samples, startMs - 30, startMs - 1)).toBeLessThan(0.01);
    }
    expect(words[0]?.startMs).toBeLessThan(25);
    expect(lengthMs - (words.at(-1)?.endMs ?? 0)).toBeLessThan(100);
  });

  // Proves voice-spoken-kokoro-own-word-times.
  it('pauses longer between sentences than at commas, and longest between paragraphs', async () => {
    const { words } = await say('One, two. Three.\n\nFour.');
    const pauses = words.slice(1).map(({ startMs }, index) => startMs - (words[index]?.endMs ?? 0));
    expect(pauses[0]).toBeLessThan(250);
    expect(pauses[1]).toBeGreaterThan(280);
    expect(pauses[1]).toBeLessThan(420);
    expect(pauses[2]).toBeGreaterThan(500);
    expect(pauses[2]).toBeLessThan(700);
  });

  // Proves voice-spoken-kokoro-own-word-times.
  it('speaks a short and a long sentence at the same loudness, without clipping', async () => {
    const { samples, words } = await say(
      'No. The long sentence that follows it was spoken much louder by the model than the single word before.',
    );
    const [first = 0, second = 0] = words.map(({ startMs, endMs }) => peak(samples, startMs, endMs));
    expect(20 * Math.log10(second / first)).toBeCloseTo(0, 0);
    expect(peak(samples, 0, Infinity)).toBeLessThan(0.9);
  });

  it('leaves out the words that continue the last sentence in another script', async () => {
    const alone = await say('Stop. We went up');
    const open = await say('Stop. We went up', 'and down the stairs');
    expect(open.words).toHaveLength(4);
    expect(Math.abs(open.lengthMs - alone.lengthMs)).toBeLessThan(100);
    expect(open.lengthMs - (open.words.at(-1)?.endMs ?? 0)).toBeLessThan(100);
  });

  // Proves voice-sentence-400-words-letter-emoji.
  it.each([400])(
    'speaks a sentence of %i words in runs that the model accepts, with all words in order',
    async (count) => {
      const script = `${Array.from({ length: count }, (_, index) => (index % 9 === 8 ? 'water,' : 'running')).join(' ')}.`;
      const { words, lengthMs } = await say(script);
      expect(words).toHaveLength(count);
      for (const [index, word] of words.entries()) {
        expect(word.startMs).toBeGreaterThanOrEqual(words[index - 1]?.endMs ?? 0);
        expect(word.endMs).toBeGreaterThan(word.startMs);
      }
      expect(words.at(-1)?.endMs).toBeLessThanOrEqual(lengthMs);
    },
  );

  // Proves voice-sentence-400-words-letter-emoji.
  it('speaks a single letter, and a word too long for one run of the model', async () => {
    expect((await say('A')).words).toMatchObject([{ start: 0, end: 1 }]);
    const long = 'Donaudampfschiff'.repeat(40);
    const { words, lengthMs } = await say(`${long} sank.`);
    expect(words.at(0)).toMatchObject({ start: 0, end: long.length });
    expect(words.at(-1)?.endMs).toBeLessThanOrEqual(lengthMs);
  });

  // Proves voice-punctuation-scripts-no-vowel-100.
  it.each(['🎉🚀 …', '!? … — .,;', 'שלום עולם, הספינה חזרה.', '', ' \n\n '])(
    'refuses a script that contains nothing to say: “%s”',
    async (script) => {
      await expect(say(script)).rejects.toThrow(Unspeakable);
    },
  );

  // Proves voice-punctuation-scripts-no-vowel-100.
  it('skips words in alphabets it can’t read, and spells out words without a vowel', async () => {
    const script = 'The boat שלום returned. Brr, pfft! 🎉';
    const { words } = await say(script);
    expect(words.map(({ start, end }) => script.slice(start, end))).toEqual([
      'The',
      'boat',
      'returned',
      'Brr',
      'pfft',
    ]);
  });

  // Proves voice-punctuation-scripts-no-vowel-100.
  it('immediately refuses a text that is too long for any film, with or without spaces', async () => {
    for (const script of ['a'.repeat(100_000), 'water '.repeat(17_000), 'one 999999999999 '.repeat(400)])
      await expect(say(script)).rejects.toThrow('The text is longer than any film.');
  });

  // Proves voice-word-times-measured-against-sound.
  it('turns the same text into the same bytes, even after speaking another text', async () => {
    const first = await say('Nobody came.');
    await say('A lamp went out.');
    expect(await say('Nobody came.')).toEqual(first);
  });

  it('fails while the files in its folder are unusable, and works as soon as they are usable', async () => {
    const other = mkdtempSync(join(tmpdir(), 'veilcast-kokoro-'));
    const request = { script: 'Hello.', voice: 'af_heart', pace: 0.8, language: 'en' } as const;
    await expect(speakAsKokoro(other, request)).rejects.toThrow(/onnxruntime-node/u);
    writeToneVoices(other, ['af_heart']);
    writeFileSync(kokoroFolder(other).graph, 'cut sh');
    await expect(speakAsKokoro(other, request)).rejects.toThrow('Protobuf parsing failed.');
    writeToneVoices(other, ['af_heart']);
    await expect(speakAsKokoro(other, request)).resolves.toMatchObject({ words: [{ start: 0, end: 5 }] });
    rmSync(other, { recursive: true });
  });
});

describe('the audible part of a run', () => {
  const tone = (ms: number, level: number): number[] =>
    Array.from({ length: (ms * RATE) / 1000 }, (_, at) => Math.sin(at / 8) * level);

  it('leaves out a breath or a rumble that lasts longer than any quiet speech sound', () => {
    const samples = Float32Array.from([...tone(600, 0.01), ...tone(1000, 0.5), ...tone(800, 0.01)]);
    const { from, to } = audiblePart(samples);
    expect((from * 1000) / RATE).toBeGreaterThan(450);
    expect((to * 1000) / RATE).toBeLessThan(1750);
  });

  it('keeps a quiet consonant', () => {
    const samples = Float32Array.from([
      ...tone(60, 0.01),
      ...tone(1000, 0.5),
      ...tone(60, 0.01),
      ...tone(500, 0),
    ]);
    const { from, to } = audiblePart(samples);
    expect(from).toBe(0);
    expect((to * 1000) / RATE).toBeGreaterThanOrEqual(1120);
  });
});

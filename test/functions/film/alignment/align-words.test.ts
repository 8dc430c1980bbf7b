import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentOf } from '#contract/script.ts';
import { alignWords } from '#functions/film/alignment/align-words.ts';
import { ESPEAK_SAMPLE_RATE } from '#functions/film/alignment/espeak.ts';
import { pausesIn } from '#functions/film/alignment/pauses.ts';
import { placeWords } from '#functions/film/alignment/place-words.ts';
import { readSpeech, SPEECH_RATE } from '#functions/film/alignment/read-speech.ts';
import { speakReference } from '#functions/film/alignment/reference-speech.ts';
import { HOP_MS, spectrumOf } from '#functions/film/alignment/spectrum.ts';
import { NarrationUnreadable } from '#functions/film/files/film-errors.ts';
import { encodeMp3 } from '#local/samples/encode.ts';
import { writeStory } from '#offline/writer/write-story.ts';
import { ALIGNED_PROMPTS } from '#test/support/builders/aligned-prompts.ts';
import { at, measureAlignment, OTHER_VOICES, sayAloud } from '#test/support/film/alignment.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { isFullRun } from '#test/support/run/full-run.ts';
import { defined, takeFrom } from '#test/support/values.ts';

const SLOW_MS = 60_000;
const SCRIPT =
  'Nobody believed the lighthouse keeper. Every night at three, a green lamp 🟢 blinked back — from the empty horizon! He said: “It’s 1,250 metres, for sure.” Then the sea answered him.';
const [voice] = takeFrom(OTHER_VOICES);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veilcast-align-'));
});
afterAll(() => rm(folder, { recursive: true }));

const write = async (name: string, samples: Float32Array): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, await encodeMp3(Float32Array.from(samples), 24_000));
  return path;
};

describe('finds the words in a recording that has no timings', () => {
  // Proves film-missing-word-times-found-aligning.
  it.each(OTHER_VOICES.filter((_, index) => (isFullRun ? index % 2 === 1 : index === 5)))(
    'in $language, spoken by a different voice at a different pace ($espeak)',
    { timeout: SLOW_MS },
    async (other) => {
      const { language } = other;
      const script = contentOf(
        writeStory({ prompt: ALIGNED_PROMPTS[language], category: 'Mystery', language }).scenes.slice(
          0,
          isFullRun ? 3 : 1,
        ),
      );
      const { errorsMs, sentenceErrorsMs } = await measureAlignment(folder, script, other);
      expect(errorsMs.length).toBe(defined(script.match(/\S*[\p{L}\p{N}]\S*/gu)).length);
      expect(at(errorsMs, 0.5)).toBeLessThanOrEqual(40);
      expect(at(errorsMs, 0.9)).toBeLessThanOrEqual(80);
      expect(at(sentenceErrorsMs, 1)).toBeLessThanOrEqual(120);
    },
  );

  it('as they are written in the script, in order, no matter which characters separate them', {
    timeout: SLOW_MS,
  }, async () => {
    const { path } = await sayAloud(folder, SCRIPT, voice);
    const words = await alignWords({ path, script: SCRIPT, language: 'en' });
    const written = words.map(({ start, end }) => SCRIPT.slice(start, end));
    expect(written).toEqual(SCRIPT.split(' ').filter((word) => word !== '🟢' && word !== '—'));
    const starts = words.map(({ startMs }) => startMs);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    for (const { startMs, endMs } of words) expect(endMs).toBeGreaterThan(startMs);
  });

  // Proves film-missing-word-times-found-aligning.
  fullIt('after silence, and across a pause of several seconds', { timeout: SLOW_MS }, async () => {
    const { samples, truth } = await sayAloud(folder, SCRIPT, voice);
    const secondMs = defined(truth.find(({ start }) => SCRIPT.startsWith('Every', start))).startMs;
    const cut = Math.round((secondMs / 1000 - 0.1) * ESPEAK_SAMPLE_RATE);
    const [lead, pause] = [2 * ESPEAK_SAMPLE_RATE, 3 * ESPEAK_SAMPLE_RATE];
    const stretched = new Float32Array(lead + samples.length + pause);
    stretched.set(samples.subarray(0, cut), lead);
    stretched.set(samples.subarray(cut), lead + cut + pause);
    const path = await write('stretched.mp3', stretched);
    const words = await alignWords({ path, script: SCRIPT, language: 'en' });
    expect(Math.abs(defined(words[0]).startMs - 2000 - defined(truth[0]).startMs)).toBeLessThan(60);
    const every = defined(words.find(({ start }) => SCRIPT.startsWith('Every', start)));
    expect(Math.abs(every.startMs - 5000 - secondMs)).toBeLessThan(60);
  });
});

// Proves film-fast-recording-aligned-second-way.
describe('a recording faster than the reference voice', () => {
  const HURRIED =
    'Run! He ran. Nobody saw him leave the house that night. Why? No one knows. The door was open. Wide open. Inside, the lamp still burned. Who lit it? Silence. Then a step.';

  it('fails the first alignment method, and passes the second', { timeout: SLOW_MS }, async () => {
    const said = { script: HURRIED, language: 'en' } as const;
    const { path, truth } = await sayAloud(folder, HURRIED, { ...voice, wordsPerMinute: 300 });
    const spectrum = spectrumOf(await readSpeech(path), SPEECH_RATE);
    const pauses = pausesIn(spectrum.levelDb);
    const reference = await speakReference(HURRIED, 'en');
    const sound = spectrumOf(reference.samples, ESPEAK_SAMPLE_RATE);
    const endMs = spectrum.frames * HOP_MS;
    expect(placeWords(reference, sound, { spectrum, pauses, endMs })).toMatchObject({
      missing: undefined,
      squeezed: expect.anything(),
    });
    const words = await alignWords({ path, ...said });
    const errors = words.map(({ start, startMs }) =>
      Math.abs(startMs - defined(truth.findLast((word) => word.start <= start)).startMs),
    );
    expect(Math.max(...errors)).toBeLessThan(80);
  });

  it('is still refused if it lacks part of its script', { timeout: SLOW_MS }, async () => {
    const { samples } = await sayAloud(folder, HURRIED, { ...voice, wordsPerMinute: 300 });
    const path = await write('hurried.mp3', samples.subarray(0, Math.round(samples.length * 0.6)));
    await expect(alignWords({ path, script: HURRIED, language: 'en' })).rejects.toThrow('it doesn’t say “');
  });
});

describe('refuses a recording', () => {
  // Proves film-incomplete-silent-unreadable-recording.
  fullIt('that ends before the script does', { timeout: SLOW_MS }, async () => {
    const { samples, truth } = await sayAloud(folder, SCRIPT, voice);
    const lastMs = defined(truth.find(({ start }) => SCRIPT.startsWith('Then', start))).startMs;
    const path = await write(
      'short.mp3',
      samples.subarray(0, Math.round((lastMs / 1000) * ESPEAK_SAMPLE_RATE)),
    );
    await expect(alignWords({ path, script: SCRIPT, language: 'en' })).rejects.toThrow(
      'The narration cannot be read: it doesn’t say “Then the sea answered him.”',
    );
  });

  // Proves film-incomplete-silent-unreadable-recording.
  it('that is silent, or not audio at all', { timeout: SLOW_MS }, async () => {
    const silent = await write('silent.mp3', new Float32Array(5 * ESPEAK_SAMPLE_RATE));
    await expect(alignWords({ path: silent, script: SCRIPT, language: 'en' })).rejects.toThrow(
      'it is silent',
    );
    const html = join(folder, 'page.mp3');
    await writeFile(html, '<html>Not a voice</html>');
    await expect(alignWords({ path: html, script: SCRIPT, language: 'en' })).rejects.toBeInstanceOf(
      NarrationUnreadable,
    );
  });
});

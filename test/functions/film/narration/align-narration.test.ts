import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sentencesOf } from '@veilcast/reading';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#contract/catalogue.ts';
import { contentOf } from '#contract/script.ts';
import type { RecordingFault } from '#functions/domain/storyboard/recording-fault.ts';
import { alignNarration } from '#functions/film/narration/align-narration.ts';
import { UnfitRecording } from '#functions/film/narration/unfit-recording.ts';
import { OTHER_VOICES } from '#test/support/film/alignment.ts';
import { type Reading, randomFrom, recorded } from '#test/support/narration/readings.ts';
import {
  byEspeak,
  READING_RATE,
  type SpokenSentence,
  type SpokenStory,
  speakStory,
  storiesOf,
  writeReading,
} from '#test/support/narration/spoken-stories.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { isFullRun } from '#test/support/run/full-run.ts';
import { defined, takeFrom } from '#test/support/values.ts';

const SLOW_MS = 120_000;
/** The number of sentences that are read: in the full run, as many as in the shortest film. */
const READ = isFullRun ? 6 : 4;
const LEFT_OUT = 2;

let folder = '';
let [story, other]: [SpokenStory | undefined, SpokenStory | undefined] = [undefined, undefined];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veilcast-narration-'));
  const [first, second] = takeFrom(storiesOf('de'));
  story = await speakStory('', first, 'de+f2', READ);
  if (isFullRun) other = await speakStory('', second, 'de+f2');
}, SLOW_MS);
afterAll(() => rm(folder, { recursive: true }));

const script = (): SpokenSentence[] => [...defined(story).sentences];
/** Two-sentence scenes. */
const narrations = (): string[] =>
  Array.from({ length: READ / 2 }, (_, scene) => 2 * scene).map((at) =>
    contentOf(
      script()
        .slice(at, at + 2)
        .map(({ text }) => ({ narration: text })),
    ),
  );

const record = async (said: readonly SpokenSentence[], how: Partial<Reading> = {}): Promise<string> => {
  const path = join(folder, 'recording.wav');
  await writeReading(path, recorded({ name: 'test', said, wrong: [], ...how }, randomFrom(5)));
  return path;
};

const align = (path: string) => alignNarration({ path, narrations: narrations(), language: 'de' });
const faultIn = async (path: string): Promise<RecordingFault> => {
  const error: unknown = await align(path).catch((reason: unknown) => reason);
  if (!(error instanceof UnfitRecording)) throw error;
  return error.fault;
};
/** The start of sentence `index`, in milliseconds, in a recording made by `recorded`. */
const beginsMs = (said: readonly SpokenSentence[], index: number): number => {
  const random = randomFrom(5);
  let seconds = 0.3 + random();
  for (const { samples } of said.slice(0, index))
    seconds += samples.length / READING_RATE + 0.2 + 0.7 * random();
  return seconds * 1000;
};

describe('a recording of the whole script', () => {
  it('is cut into scenes at the pauses between them, with the time of every word', {
    timeout: SLOW_MS,
  }, async () => {
    const { scenes, costs } = await align(await record(script()));
    expect(costs).toHaveLength(READ);
    expect(scenes).toHaveLength(READ / 2);
    for (const [index, { fromMs, toMs, heard, words }] of scenes.entries()) {
      expect(Math.abs(fromMs + heard.fromMs - beginsMs(script(), 2 * index))).toBeLessThan(80);
      const written = defined(narrations()[index]);
      expect(words.map(({ start, end }) => written.slice(start, end))).toEqual(
        written.match(/\S*[\p{L}\p{N}]\S*/gu),
      );
      const second = defined(words.find(({ start }) => start > defined(script()[2 * index]).text.length));
      expect(Math.abs(fromMs + second.startMs - beginsMs(script(), 2 * index + 1))).toBeLessThan(120);
      expect(toMs - fromMs).toBe(heard.lengthMs);
      for (const word of words) expect(word.endMs).toBeGreaterThanOrEqual(word.startMs);
    }
  });

  fullIt.each([
    ['with noise', { noiseDb: 12 }],
    ['with a pause of three seconds in a sentence', { pauseIn: 3 }],
    ['that is clipped', { gain: 4 }],
  ])('%s is accepted', { timeout: SLOW_MS }, async (_, how) => {
    expect((await align(await record(script(), how))).scenes).toHaveLength(3);
  });
});

const READ_RIGHTLY: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: [
    'The keeper of the lighthouse bought a lamp in the spring of 1921. It cost $43,000. Nobody in the village had ever paid so much for light.',
    'He carried it up 212 steps on June 13th. “Really?” she said. The sea was 5 °C that night, and the wind blew at 60 mph.',
    'By 9:30 p.m. every ship could see it. Dr. Smith wrote a letter to the U.S. consul about it. It was worth every dollar.',
  ],
  fr: [
    'Le gardien du phare acheta une lampe au printemps de 1921. Elle coûta 43 000 €. Personne au village n’avait jamais payé autant pour de la lumière.',
    '« Vraiment ? », dit-elle. Il la porta en haut des 212 marches à 14h30. La mer était à 5 °C cette nuit-là, et le vent soufflait fort.',
    'M. Dupont écrivit une lettre au consul. Tous les bateaux la virent enfin. « Oui ! », cria le gardien depuis sa tour.',
  ],
};

fullIt.each(OTHER_VOICES.filter(({ language }) => READ_RIGHTLY[language] !== undefined))(
  'figures and questions that $espeak reads rightly are accepted, each sentence far from the limit',
  { timeout: SLOW_MS },
  async ({ language, espeak }) => {
    const written = READ_RIGHTLY[language] ?? [];
    const said: SpokenSentence[] = [];
    for (const text of written.flatMap((narration) => sentencesOf(narration, language)))
      said.push(await byEspeak(text.trim(), espeak));
    const { costs } = await alignNarration({ path: await record(said), narrations: written, language });
    expect(costs).toHaveLength(said.length);
    expect(Math.max(...costs)).toBeLessThan(0.8);
  },
);

describe('a recording is refused', () => {
  it('with an error that says which sentence was omitted, and where', { timeout: SLOW_MS }, async () => {
    const fault = await faultIn(await record(script().filter((_, at) => at !== LEFT_OUT)));
    expect(fault.kind).toBe('unheard');
    if (fault.kind !== 'unheard') return;
    expect(fault.sentence).toBe(defined(script()[LEFT_OUT]).text);
    expect(Math.abs(fault.atMs - beginsMs(script(), LEFT_OUT))).toBeLessThan(2000);
  });

  fullIt('if two sentences are swapped', { timeout: SLOW_MS }, async () => {
    const [one, two, three, four, five, six] = takeFrom(script());
    const fault = await faultIn(await record([one, three, two, four, five, six]));
    expect(['unheard', 'extra']).toContain(fault.kind);
  });

  fullIt(
    'with an error that says where it contains a sentence that isn’t in the script',
    { timeout: SLOW_MS },
    async () => {
      const added = defined(
        defined(other).sentences.find(({ samples }) => samples.length > 3 * READING_RATE),
      );
      const said = [...script().slice(0, 3), added, ...script().slice(3)];
      const fault = await faultIn(await record(said));
      expect(fault.kind).toBe('extra');
      if (fault.kind !== 'extra') return;
      expect(fault.atMs).toBeGreaterThan(beginsMs(said, 3) - 1000);
      expect(fault.atMs).toBeLessThan(beginsMs(said, 4) + 1000);
    },
  );

  // Proves input-mp3-0-recording-silence-another.
  fullIt('if a different text was read', { timeout: SLOW_MS }, async () => {
    expect((await faultIn(await record(defined(other).sentences.slice(0, READ)))).kind).toBe('another-text');
  });

  it('if it is far too short', { timeout: SLOW_MS }, async () => {
    expect((await faultIn(await record(script().slice(0, 1)))).kind).toBe('short');
  });

  // Proves input-mp3-0-recording-silence-another.
  it('if it is silent, only noise, or too quiet', { timeout: SLOW_MS }, async () => {
    const path = join(folder, 'quiet.wav');
    await writeReading(path, new Float32Array(12 * READING_RATE));
    expect((await faultIn(path)).kind).toBe('silent');
    const random = randomFrom(2);
    await writeReading(
      path,
      new Float32Array(12 * READING_RATE).map(() => 0.2 * (random() - 0.5)),
    );
    expect((await faultIn(path)).kind).toBe('silent');
    expect((await faultIn(await record(script(), { gain: 0.01 }))).kind).toBe('quiet');
  });

  // Proves input-mp3-0-recording-silence-another.
  fullIt('if it is twenty minutes long, without being decoded to the end', { timeout: SLOW_MS }, async () => {
    const path = join(folder, 'long.wav');
    await writeReading(path, new Float32Array(20 * 60 * READING_RATE));
    expect((await faultIn(path)).kind).toBe('long');
  });

  it('if it is empty, or not audio at all', { timeout: SLOW_MS }, async () => {
    const path = join(folder, 'page.wav');
    await writeFile(path, '<html>Not a voice</html>');
    expect((await faultIn(path)).kind).toBe('unreadable');
    await writeReading(path, new Float32Array());
    expect(['unreadable', 'silent']).toContain((await faultIn(path)).kind);
  });
});

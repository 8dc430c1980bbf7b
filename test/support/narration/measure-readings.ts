import { join } from 'node:path';
import { compareNarration } from '#functions/film/narration/compare-narration.ts';
import { listen } from '#functions/film/narration/listening/listen.ts';
import { UnfitRecording } from '#functions/film/narration/unfit-recording.ts';
import { CHANNELS, readSound } from '#functions/film/sound/sound.ts';
import { type Reading, randomFrom, readingsOf, recorded } from './readings.ts';
import { type SpokenStory, writeReading } from './spoken-stories.ts';

/** The result of a reading. */
export interface Measured {
  readonly name: string;
  readonly isRight: boolean;
  readonly refused: string | undefined;
  /** The cost of the worst sentence. */
  readonly worst: number;
  /** The median cost of the sentences. */
  readonly median: number;
  /** The cost of every sentence. */
  readonly costs: readonly number[];
  /** Whether the sentence reported as wrong really is wrong or is next to a wrong one. */
  readonly isPlaceRight: boolean | undefined;
}

const SHORT_SENTENCES = 7;

const effects = ({ tempo, echo }: Reading) => [
  ...(tempo === undefined ? [] : [{ filter: 'atempo', options: { tempo } }]),
  ...(echo === true
    ? [
        {
          filter: 'aecho',
          options: { in_gain: 0.8, out_gain: 0.8, delays: '23|57|110', decays: '0.35|0.25|0.15' },
        },
      ]
    : []),
];

const perform = async (folder: string, reading: Reading, random: () => number): Promise<string> => {
  const path = join(folder, 'reading.wav');
  await writeReading(path, recorded(reading, random));
  const steps = effects(reading);
  if (steps.length === 0) return path;
  const sound = await readSound(path, steps);
  const samples = Float32Array.from(
    { length: Math.floor(sound.length / CHANNELS / 2) },
    (_, at) => sound[at * 2 * CHANNELS] ?? 0,
  );
  await writeReading(path, samples);
  return path;
};

const measure = async (
  folder: string,
  story: SpokenStory,
  reading: Reading,
  random: () => number,
): Promise<Measured> => {
  const path = await perform(folder, reading, random);
  const { name, wrong } = reading;
  const texts = story.sentences.map(({ text }) => text);
  try {
    const { shortened } = await listen(path);
    const { sentences, medianCost, fault } = await compareNarration(shortened, {
      narrations: texts,
      language: story.language,
    });
    const named =
      fault?.kind === 'unheard' ? sentences.find(({ text }) => text === fault.sentence)?.scene : undefined;
    return {
      name,
      isRight: wrong.length === 0,
      refused: fault?.kind,
      worst: Math.max(...sentences.map(({ cost }) => cost)),
      median: medianCost,
      costs: sentences.map(({ cost }) => cost),
      isPlaceRight: named === undefined ? undefined : wrong.some((at) => Math.abs(at - named) <= 1),
    };
  } catch (error) {
    if (!(error instanceof UnfitRecording)) throw error;
    return {
      name,
      isRight: wrong.length === 0,
      refused: error.fault.kind,
      worst: 2,
      median: 2,
      costs: [],
      isPlaceRight: undefined,
    };
  }
};

/** The first sentences of a story: as many as the shortest possible video has. */
export const beginningOf = (story: SpokenStory): SpokenStory => ({
  ...story,
  sentences: story.sentences.slice(0, SHORT_SENTENCES),
});

/** Measures every reading of a story, with each mistake made `times` times. */
export const measureReadings = async (
  folder: string,
  story: SpokenStory,
  other: SpokenStory,
  times: number,
): Promise<Measured[]> => {
  const random = randomFrom(story.sentences.length * 7919 + story.voice.length);
  const measured: Measured[] = [];
  for (let time = 0; time < times; time += 1)
    for (const reading of readingsOf(story, other, random))
      if (time === 0 || reading.wrong.length > 0)
        measured.push(await measure(folder, story, reading, random));
  return measured;
};

import { featuresOf } from './features.ts';
import { LEARNED_CLASSES, type LearnedClass } from './learned-classes.ts';
import { MODEL } from './model.ts';
import type { Word } from './words.ts';

/** A softmax regression over hashed features: a weight for each bucket and column. The first columns are harmless. */
const weights = new Int8Array(Buffer.from(MODEL.weights, 'base64'));
const HARMLESS = ['told', 'fine'].length;
const COLUMNS = HARMLESS + LEARNED_CLASSES.length;

/** How likely words are harmful, of which class, and what each word adds to it. */
export interface Estimate {
  /** 0–1. */
  readonly harm: number;
  readonly class: LearnedClass;
  readonly shares: readonly number[];
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0);

const weightOf = (bucket: number, column: number): number =>
  (weights[bucket * COLUMNS + column] ?? 0) * MODEL.step;

export const estimate = (words: readonly Word[]): Estimate | undefined => {
  const ofWords = featuresOf(words);
  const buckets = [...new Set(ofWords.flat())];
  if (buckets.length === 0) return undefined;
  const norm = 1 / Math.sqrt(buckets.length);
  const odds = MODEL.biases.map((bias, column) =>
    Math.exp(bias + norm * buckets.reduce((sum, bucket) => sum + weightOf(bucket, column), 0)),
  );
  const harmful = odds.slice(HARMLESS);
  const likeliest = harmful.indexOf(Math.max(...harmful));
  const found = LEARNED_CLASSES[likeliest];
  if (found === undefined) return undefined;
  const column = HARMLESS + likeliest;
  return {
    harm: sumOf(harmful) / sumOf(odds),
    class: found,
    shares: ofWords.map((features) =>
      features.reduce((sum, bucket) => sum + weightOf(bucket, column) - weightOf(bucket, HARMLESS - 1), 0),
    ),
  };
};

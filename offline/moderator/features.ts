import { hashOf } from '#offline/writer/seeded.ts';
import type { Word } from './words.ts';

/** Features are hashed into this many buckets. */
export const BUCKETS = 1 << 15;
const PART_LENGTHS = [3, 4, 5];

const bucketOf = (text: string): number => hashOf(text) % BUCKETS;

const partsOf = (form: string): string[] => {
  const bounded = `^${form}$`;
  return PART_LENGTHS.flatMap((length) =>
    Array.from({ length: Math.max(0, bounded.length - length + 1) }, (_, at) =>
      bounded.slice(at, at + length),
    ),
  );
};

/**
 * What each word of a text is judged by, as bucket numbers: the word, the pair that it makes with the word before, and
 * its parts, so that endings, compounds and typing mistakes still resemble what was learned.
 */
export const featuresOf = (words: readonly Word[]): readonly (readonly number[])[] =>
  words.map(({ forms }, index) => {
    const before = words[index - 1]?.forms ?? ['^'];
    return forms.flatMap((form) => [
      bucketOf(`w ${form}`),
      ...before.map((other) => bucketOf(`p ${other} ${form}`)),
      ...partsOf(form).map((part) => bucketOf(`g ${part}`)),
    ]);
  });

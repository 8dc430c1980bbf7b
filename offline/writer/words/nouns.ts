import { isActor, singular } from './people.ts';
import { isKnownNoun, isPlace } from './things.ts';

/** Nouns of a text that the painter may recognise: English, singular, in order, without repeats. */
export const nounsIn = (text: string): string[] => {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);
  const nouns = words.map((word) => singular(word).word);
  return [...new Set(nouns.filter((noun) => isActor(noun) || isKnownNoun(noun) || isPlace(noun)))];
};

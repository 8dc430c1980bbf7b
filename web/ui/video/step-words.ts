import { type Progress, QUEUED } from '#contract/schemas/videos.ts';

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIXES: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
  zero: 'th',
  many: 'th',
};

/** The step a video is at, or its place in the queue: "Painting scene 3 of 7", "Waiting: 3rd in line". */
export const stepWords = ({ step, place }: Pick<Progress, 'step' | 'place'>): string => {
  if (step !== QUEUED) return step;
  return place === undefined
    ? 'Waiting for its turn'
    : `Waiting: ${place}${SUFFIXES[ORDINALS.select(place)]} in line`;
};

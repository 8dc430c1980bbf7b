import { CRIME } from './stories/crime.ts';
import { FRENCH } from './stories/french.ts';
import { GERMAN } from './stories/german.ts';
import { HISTORY } from './stories/history.ts';
import { MOTIVATION } from './stories/motivation.ts';
import { SCARY } from './stories/scary.ts';
import { SPACE_AND_SCIENCE } from './stories/space-and-science.ts';
import { SPANISH } from './stories/spanish.ts';
import type { ToldStory } from './told-story.ts';

/** Every story that was written for the variety guard’s test pairs. */
export const TOLD_STORIES: readonly ToldStory[] = [
  ...HISTORY,
  ...SPACE_AND_SCIENCE,
  ...CRIME,
  ...SCARY,
  ...MOTIVATION,
  ...SPANISH,
  ...GERMAN,
  ...FRENCH,
];

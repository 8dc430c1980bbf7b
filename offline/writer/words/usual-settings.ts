import type { Category } from '#contract/catalogue.ts';

/** Settings for prompts that suggest none. */
export const USUAL: Readonly<Record<Category, readonly string[]>> = {
  General: ['village', 'room', 'city street', 'field', 'rooftop', 'lake'],
  History: ['library', 'castle', 'village', 'city street', 'ruin', 'hall'],
  Science: ['laboratory', 'rooftop', 'library', 'field'],
  Technology: ['laboratory', 'rooftop', 'workshop', 'city street', 'room'],
  Adventure: ['mountains', 'forest', 'sea', 'desert', 'cave', 'jungle'],
  Mystery: ['harbour', 'graveyard', 'station', 'city street', 'swamp', 'room'],
};

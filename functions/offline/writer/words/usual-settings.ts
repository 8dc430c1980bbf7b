import type { Category } from '#contract/catalogue.ts';

/** Settings for prompts that suggest none. */
export const USUAL: Readonly<Record<Category, readonly string[]>> = {
  General: ['village', 'room', 'city street', 'field', 'rooftop'],
  History: ['library', 'castle', 'village', 'city street'],
  Science: ['laboratory', 'rooftop', 'laboratory', 'library'],
  Technology: ['laboratory', 'rooftop', 'room', 'city street'],
  Adventure: ['mountains', 'forest', 'sea', 'desert', 'cave'],
  Mystery: ['harbour', 'graveyard', 'station', 'city street', 'swamp'],
};

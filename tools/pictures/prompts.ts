import type { Category } from '#contract/catalogue.ts';

/** Twenty fixed prompts over all categories, for reviewing what the painter makes of written stories. */
export const PICTURE_PROMPTS: readonly { readonly prompt: string; readonly category: Category }[] = [
  { category: 'Mystery', prompt: 'A lighthouse keeper who answers a signal no ship has sent' },
  { category: 'Mystery', prompt: 'The clock in the attic that runs backwards' },
  { category: 'Mystery', prompt: 'A detective finds the same key in four houses' },
  { category: 'Mystery', prompt: 'The last train that never arrived' },
  { category: 'History', prompt: 'The fall of Rome told by a baker' },
  { category: 'History', prompt: 'How the pyramids were measured with a rope' },
  { category: 'History', prompt: 'A knight who lost his castle in a card game' },
  { category: 'Science', prompt: 'Why octopuses have three hearts' },
  { category: 'Science', prompt: 'How a star dies' },
  { category: 'Science', prompt: 'What lives at the bottom of the ocean' },
  { category: 'Technology', prompt: 'The first computer bug was a moth' },
  { category: 'Technology', prompt: 'A robot learns to paint' },
  { category: 'Technology', prompt: 'The satellite that went silent and came back' },
  { category: 'Adventure', prompt: 'Crossing the desert with one camel and a broken compass' },
  { category: 'Adventure', prompt: 'A hot air balloon over the volcano' },
  { category: 'Adventure', prompt: 'The map in the pirate chest' },
  { category: 'Adventure', prompt: 'Alone in the Arctic with a dog' },
  { category: 'General', prompt: 'The cat who rode the tram every morning' },
  { category: 'General', prompt: 'A violin found in the snow' },
  { category: 'General', prompt: 'Why we keep old letters' },
];

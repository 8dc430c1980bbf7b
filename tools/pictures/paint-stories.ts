import { mkdir, writeFile } from 'node:fs/promises';
import type { Category } from '#contract/catalogue.ts';
import { writeStory } from '#offline/writer/write-story.ts';
import { paintContactSheet } from './contact-sheet.ts';

/** Twenty fixed prompts across all categories, for reviewing how the painter renders written stories. */
const PICTURE_PROMPTS: readonly { readonly prompt: string; readonly category: Category }[] = [
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

/** Writes stories for twenty fixed prompts, paints them and leaves contact sheets in test/out/pictures. */
const FOLDER = new URL('../../test/out/pictures/', import.meta.url);
const STORIES_PER_SHEET = 5;

await mkdir(FOLDER, { recursive: true });
const stories = PICTURE_PROMPTS.map(({ prompt, category }) => {
  const draft = writeStory({ prompt, category, language: 'en' });
  return { title: draft.title, category, scenes: draft.scenes };
});
for (let start = 0; start < stories.length; start += STORIES_PER_SHEET) {
  const name = `sheet-${1 + start / STORIES_PER_SHEET}.png`;
  await writeFile(
    new URL(name, FOLDER),
    await paintContactSheet(stories.slice(start, start + STORIES_PER_SHEET)),
  );
  console.log(`test/out/pictures/${name}`);
}

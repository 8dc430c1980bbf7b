import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { FINISHED_STORIES } from '#contract/finished-stories.ts';
import { storySheet } from './story-sheet.ts';

/**
 * Paints the finished stories as their films show them, one contact sheet each, into test/out/pictures:
 * `npm run pictures -- stories [vasa pando …]`.
 */
const FOLDER = fileURLToPath(new URL('../out/pictures/', import.meta.url));

const words = process.argv.slice(2).filter((word) => word !== 'stories');
await mkdir(FOLDER, { recursive: true });
for (const story of FINISHED_STORIES.filter(({ id }) => words.length === 0 || words.includes(id))) {
  const { png, lumas } = await storySheet(story);
  await writeFile(`${FOLDER}story-${story.id}.png`, png);
  const darkest = Math.min(...lumas).toFixed(0);
  console.log(`test/out/pictures/story-${story.id}.png: ${lumas.length} pictures, darkest ${darkest}`);
}

import { mkdir, writeFile } from 'node:fs/promises';
import { writeStory } from '#offline/writer/write-story.ts';
import { paintContactSheet } from './contact-sheet.ts';
import { PICTURE_PROMPTS } from './prompts.ts';

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

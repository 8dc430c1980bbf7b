import { expect, it } from 'vitest';
import { Post } from '#contract/schemas/series/runs.ts';
import { defaultPost } from '#functions/domain/series/writing/default-post.ts';

const story = {
  title: 'The Keeper of the Lighthouse',
  content:
    'Every night a keeper climbs the tower. The keeper counts the ships. One ship is missing. The keeper never tells.',
  category: 'Mystery',
  language: 'en',
} as const;

it('a video is posted with its title, its first sentence, its category and the longer words of its title', () => {
  expect(defaultPost(story)).toEqual({
    title: 'The Keeper of the Lighthouse',
    description: 'Every night a keeper climbs the tower.',
    tags: ['mystery', 'keeper', 'lighthouse'],
  });
});

it('a general video isn’t tagged as such', () => {
  expect(defaultPost({ ...story, category: 'General' }).tags).toEqual(['keeper', 'lighthouse']);
});

it.each([
  ['en', 'Three Hundred Against the Whole Empire', ['empire']],
  ['es', 'Contra todos: el último vuelo de la noche', ['vuelo', 'noche']],
  ['fr', 'Pendant que les autres dormaient', ['dormaient']],
  ['de', 'Zwischen zwei Inseln ohne Wiederkehr', ['inseln', 'wiederkehr']],
] as const)('common words of the title don’t become tags, in %s', (language, title, tags) => {
  expect(defaultPost({ ...story, category: 'General', language, title }).tags).toEqual(tags);
});

it.each([
  ['a long title', { title: 'Lighthouses '.repeat(10).trim() }],
  ['a title of words that are no tags', { title: 'C’est-à-dire: 1,000 % “x”' }],
  ['a very long word', { title: 'Donaudampfschifffahrtsgesellschaftskapitän', language: 'de' }],
  ['another script', { title: 'नमस्ते दुनिया कहानी', content: 'नमस्ते दुनिया।' }],
  ['a sentence without end', { content: 'on and on '.repeat(400) }],
] as const)('what is posted by default may be saved, with %s', (_, change) => {
  const post = defaultPost({ ...story, ...change });
  expect(Post.parse(post)).toEqual(post);
});

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

it('a video in the General category isn’t tagged with its category', () => {
  expect(defaultPost({ ...story, category: 'General' }).tags).toEqual(['keeper', 'lighthouse']);
});

it.each([
  ['en', 'Three Hundred Against the Whole Empire', ['empire']],
  ['es', 'Contra todos: el último vuelo de la noche', ['vuelo', 'noche']],
  ['fr', 'Pendant que les autres dormaient', ['dormaient']],
  ['de', 'Zwischen zwei Inseln ohne Wiederkehr', ['inseln', 'wiederkehr']],
] as const)('in %s, common words of the title don’t become tags', (language, title, tags) => {
  expect(defaultPost({ ...story, category: 'General', language, title }).tags).toEqual(tags);
});

it.each([
  ['a long title', { title: 'Lighthouses '.repeat(10).trim() }],
  ['a title whose words cannot be tags', { title: 'C’est-à-dire: 1,000 % “x”' }],
  ['a very long word', { title: 'Donaudampfschifffahrtsgesellschaftskapitän', language: 'de' }],
  ['a text in another writing system', { title: 'नमस्ते दुनिया कहानी', content: 'नमस्ते दुनिया।' }],
  ['an endless sentence', { content: 'on and on '.repeat(400) }],
] as const)('a default post for %s can be saved', (_, change) => {
  const post = defaultPost({ ...story, ...change });
  expect(Post.parse(post)).toEqual(post);
});

it.each([
  ['words of at least five letters', 'Lamps Lamp', ['mystery', 'lamps']],
  ['each word once', 'Lamps, lamps and LAMPS', ['mystery', 'lamps']],
  [
    'at most six tags',
    'Harbours lanterns keepers captains sailors anchors',
    ['mystery', 'harbours', 'lanterns', 'keepers', 'captains', 'sailors'],
  ],
  ['words of at most 30 letters', `${'a'.repeat(30)} ${'b'.repeat(31)}`, ['mystery', 'a'.repeat(30)]],
  ['words of letters and digits only', 'Isn’t 1,000,000 lamps_2', ['mystery', 'lamps_2']],
  ['its category alone', '', ['mystery']],
])('the tags made from a title are %s', (_, title, tags) => {
  expect(defaultPost({ ...story, title }).tags).toEqual(tags);
});

it('a default post is cut to what platforms accept', () => {
  const post = defaultPost({
    ...story,
    title: `${'a'.repeat(60)} ${'b'.repeat(60)}`,
    content: 'lamps '.repeat(500),
  });
  expect(post.title).toBe('a'.repeat(60));
  expect(post.description).toBe('lamps '.repeat(333).trim());
  expect(defaultPost({ ...story, content: '' }).description).toBe('');
});

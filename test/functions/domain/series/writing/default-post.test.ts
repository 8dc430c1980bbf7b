import { describe, expect, it } from 'vitest';
import { FINISHED_STORIES, type FinishedStoryId } from '#contract/finished-stories.ts';
import { Post } from '#contract/schemas/series/runs.ts';
import { contentOf } from '#contract/script.ts';
import { defaultPost } from '#functions/domain/series/writing/default-post.ts';
import { FINISHED_TEXTS } from '#offline/finished/finished-texts.ts';

const story = {
  title: 'The Keeper of the Lighthouse',
  content:
    'Every night a keeper climbs the tower. The keeper counts the ships. One ship is missing. The keeper never tells.',
  language: 'en',
} as const;

it('a video is posted with its title, its first sentence and what its story is about', () => {
  expect(defaultPost(story)).toEqual({
    title: 'The Keeper of the Lighthouse',
    description: 'Every night a keeper climbs the tower.',
    tags: ['keeper', 'lighthouse'],
  });
});

// Proves rule-tags-come-from-subject.
describe('the tags of a finished story', () => {
  const TAGS: Readonly<Partial<Record<FinishedStoryId, readonly string[]>>> = {
    'niagara-barrel': ['niagara', 'barrel'],
    'upside-down-boat': ['boat'],
    'wow-signal': [],
    'napoleon-rabbits': ['rabbits', 'napoleon'],
    'tinta-del-rival': ['tinta', 'rival'],
    'dia-que-faltaba': [],
    'mur-vide': ['louvre'],
    'trois-passagers': ['passagers', 'ciel', 'mouton', 'canard'],
    hauptmann: ['schuster', 'hauptmannsrock'],
    hutnadel: ['hutnadel'],
  };
  it.each(FINISHED_STORIES.filter(({ id }) => TAGS[id]))(
    'in $language, $title',
    ({ id, title, language }) => {
      const content = contentOf(FINISHED_TEXTS[id].scenes);
      expect(defaultPost({ title, content, language }).tags).toEqual(TAGS[id]);
    },
  );
});

// Proves rule-tags-come-from-subject.
it.each([
  ['en', 'Three Hundred Against the Whole Empire', 'They held the pass.', ['empire']],
  ['en', 'The Wrong Telegram', 'It said: “Come home.”', ['telegram']],
  ['en', 'The Day the Sea Vanished', 'Nobody saw where the water went.', []],
  ['es', 'Contra todos: el último vuelo de la noche', 'Nadie la encontró.', ['vuelo']],
  [
    'fr',
    'Pendant que les autres dormaient',
    'L’océan montait. Qui regardait l’océan ? L’océan, lui, attendait.',
    ['océan'],
  ],
  ['fr', 'Le mauvais télégramme', 'Il disait : « Rentre. »', ['télégramme']],
  ['de', 'Zwischen zwei Inseln ohne Wiederkehr', 'Sie ruderten bis Mittag.', ['inseln', 'wiederkehr']],
  ['de', 'Nicht löschen', 'Er las die Nachricht. Niemand schrieb ihm.', []],
] as const)('in %s, the tags of “%s” are its nouns and names, or none', (language, title, content, tags) => {
  expect(defaultPost({ title, content, language }).tags).toEqual(tags);
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
  ['each word once', 'The Lamp: a Lamp of the LAMP', ['lamp']],
  [
    'at most six',
    'The harbours, the lanterns, the keepers, the captains, the sailors, the anchors, the bells',
    ['harbours', 'lanterns', 'keepers', 'captains', 'sailors', 'anchors'],
  ],
  ['of at most 30 letters', `The ${'a'.repeat(30)}, the ${'b'.repeat(31)}`, ['a'.repeat(30)]],
  ['of at least four letters', 'The Lamp and the Sea', ['lamp']],
  ['without signs', 'The 1,000,000 lamps_2 of the keeper’s tower', ['keeper']],
  ['none for a title without any', '', []],
])('the tags made from a title are %s', (_, title, tags) => {
  expect(defaultPost({ ...story, content: '', title }).tags).toEqual(tags);
});

it('a default post is cut to the lengths that platforms accept', () => {
  const post = defaultPost({
    ...story,
    title: `${'a'.repeat(60)} ${'b'.repeat(60)}`,
    content: 'lamps '.repeat(500),
  });
  expect(post.title).toBe('a'.repeat(60));
  expect(post.description).toBe('lamps '.repeat(333).trim());
  expect(defaultPost({ ...story, content: '' }).description).toBe('');
});

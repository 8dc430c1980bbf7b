import type { Category } from '#contract/catalogue.ts';
import type { Mood, Shot } from '#contract/picture.ts';
import { PICTURE_MAX_CHARS } from './cast.ts';
import type { Scene } from './story.ts';

const CATEGORY_MOODS: Record<Category, readonly [Mood, ...Mood[]]> = {
  General: ['rose dawn', 'honey noon', 'plum twilight', 'copper sea', 'indigo and amber'],
  History: ['sepia archive', 'ember dusk', 'desert copper', 'copper sea', 'storm slate'],
  Science: ['glass green', 'electric blue', 'arctic blue', 'midnight teal', 'rose dawn'],
  Technology: ['electric blue', 'glass green', 'indigo and amber', 'plum twilight', 'midnight teal'],
  Adventure: ['ember dusk', 'copper sea', 'forest mist', 'honey noon', 'desert copper', 'plum twilight'],
  Mystery: ['midnight teal', 'crimson noir', 'indigo and amber', 'storm slate', 'forest mist'],
};

/** Words in a title that set a mood, in any category. */
const WORD_MOODS: readonly (readonly [RegExp, Mood])[] = [
  [/\b(desert|sahara|sand|egypt|pharaoh|pyramid|dune|nomad|canyon|mars)/iu, 'desert copper'],
  [/\b(arctic|antarctic|snow|ice|frozen|winter|glacier|polar)/iu, 'arctic blue'],
  [/\b(forest|wood|jungle|tree|garden|moss|swamp)/iu, 'forest mist'],
  [/\b(murder|blood|killer|crime|detective|war)/iu, 'crimson noir'],
  [/\b(sea|ocean|ship|sailor|lighthouse|harbou?r|island|captain|tide)/iu, 'midnight teal'],
  [/\b(fire|volcano|dragon|ember|burn|phoenix)/iu, 'ember dusk'],
  [/\b(space|planet|galaxy|star|astronaut|robot|computer|ai)\b/iu, 'electric blue'],
  [/\b(storm|rain|thunder|flood)/iu, 'storm slate'],
];

const hashOf = (text: string): number => {
  let hash = 5381;
  for (const character of text) hash = (Math.imul(hash, 33) ^ (character.codePointAt(0) ?? 0)) >>> 0;
  return hash;
};

/** The mood of a whole story, derived from its title, category and style key. */
export const moodOf = (input: { title: string; category: Category; styleKey: string }): Mood => {
  const asked = WORD_MOODS.find(([words]) => words.test(input.title));
  if (asked !== undefined) return asked[1];
  const moods = CATEGORY_MOODS[input.category];
  return moods[hashOf(`${input.styleKey}|${input.title}`) % moods.length] ?? moods[0];
};

const oneLine = (text: string, maxChars: number): string =>
  Array.from(text.replaceAll(/\s+/gu, ' ').trim()).slice(0, maxChars).join('');

/** Framings that fit any scene. */
const TURNS: readonly Shot[] = ['medium view', 'low angle', 'close view', 'high angle'];

const shotOf = (index: number, count: number, offset: number): Shot => {
  if (index <= 0 || index === count - 1) return 'wide view';
  return TURNS[(index + offset) % TURNS.length] ?? 'medium view';
};

/**
 * The prompt for a painter. The description comes first, on a single line, so that nothing in it can be mistaken for
 * a style line. Among the other lines, only `Shot` differs between a story’s scenes.
 */
export const picturePrompt = (input: {
  title: string;
  category: Category;
  scene: Scene & { readonly take?: number | undefined; readonly shot?: Shot | undefined };
  index: number;
  count: number;
  styleKey: string;
  /** The framing that the creator chose, used for every take. */
  shot?: Shot | undefined;
}): string => {
  const { scene, index, count } = input;
  const { take = 1 } = scene;
  const styleKey = oneLine(input.styleKey, 64);
  const mood = moodOf(input);
  // A scene’s second picture shows it from a different angle.
  const named = input.shot ?? (take === 1 ? scene.shot : undefined);
  return [
    oneLine(scene.picture, PICTURE_MAX_CHARS) || oneLine(scene.narration, PICTURE_MAX_CHARS),
    '',
    `Shot: ${named ?? shotOf(index, count, (hashOf(styleKey) % 4) + take - 1)}.`,
    'Style: layered illustration, flat well-drawn shapes with atmospheric depth, farther layers lighter and hazier, soft film grain, thin rim light, slight vignette, vertical 9:16.',
    `Palette: ${mood}, six to eight colours and no others, one warm spot of light.`,
    `Light: from the ${hashOf(styleKey) % 2 === 0 ? 'left' : 'right'}.`,
    'People are seen from behind or as silhouettes. Keep the lower middle of the picture calm and dark.',
    'No text, no lettering, no numbers, no logos, no borders.',
    `Style key: ${styleKey}`,
    ...(take === 1 ? [] : [`Take: ${take}, composed unlike the takes before.`]),
  ].join('\n');
};

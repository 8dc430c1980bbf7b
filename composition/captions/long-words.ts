import type { SceneTimeline } from '#composition/timeline/scene-timeline.ts';
import type { Language } from '#contract/catalogue.ts';

/** Shorter words fit on a line at the smallest size, in every look. */
const LONG_LETTERS = 15;
/** Each language’s patterns are loaded only when a long word needs them: the German ones are 150 KB compressed. */
const PATTERNS = {
  en: () => import('hyphen/en-us/index.js'),
  es: () => import('hyphen/es/index.js'),
  fr: () => import('hyphen/fr/index.js'),
  de: () => import('hyphen/de-1996/index.js'),
} as const satisfies Record<Language, () => Promise<unknown>>;

export const SOFT_HYPHEN = '\u00AD';
/** The rules count signs such as “¡” as letters. */
const LETTERS = /[\p{L}\p{M}’']+/gu;
/** A part without a vowel isn’t a syllable: “flei-sch”. */
const NO_SYLLABLE = /\u00AD(?=[^\u00ADaeiouyà-æè-ïò-öø-ýÿœ]+(?:\u00AD|$))/giu;

export type Hyphenate = (word: string) => string;

/** Loads a language’s hyphenation rules, which add a soft hyphen wherever a word may be split. */
export const loadHyphenation = async (language: Language): Promise<Hyphenate> => {
  const { default: rules } = await PATTERNS[language]();
  return (word) =>
    word.replaceAll(LETTERS, (letters) => rules.hyphenateSync(letters).replaceAll(NO_SYLLABLE, ''));
};

const isLong = ({ text }: { readonly text: string }): boolean => text.length >= LONG_LETTERS;

/** Whether a text contains a word that may be too wide for a line. */
export const hasLongWord = (text: string): boolean =>
  text.split(/\s/u).some((word) => isLong({ text: word }));

type Words = Pick<SceneTimeline, 'words'>;

/** The scene, with marks where its long words may be hyphenated. */
export const hyphenated = <Scene extends Words>(scene: Scene, hyphenate: Hyphenate): Scene => ({
  ...scene,
  words: scene.words.map((word) => (isLong(word) ? { ...word, hyphenated: hyphenate(word.text) } : word)),
});

/** The scene with its long words marked. Loads the language’s hyphenation rules only if there is a long word. */
export const withHyphens = async <Scene extends Words>(scene: Scene, language: Language): Promise<Scene> =>
  scene.words.some(isLong) ? hyphenated(scene, await loadHyphenation(language)) : scene;

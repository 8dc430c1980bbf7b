import type { Category, Language } from '#contract/catalogue.ts';
import { contentOf, countWords, type Draft } from '#contract/script.ts';
import { tellEnglish } from './english/write-english.ts';
import { describePictures } from './pictures/describe.ts';
import { parsePrompt } from './prompt/parse-prompt.ts';
import { FRENCH } from './quoted/french.ts';
import { GERMAN } from './quoted/german.ts';
import { SPANISH } from './quoted/spanish.ts';
import { tellQuoted } from './quoted/write-quoted.ts';
import { hashOf, type Seeded, seeded } from './seeded.ts';
import type { Telling } from './telling.ts';

/** Words of a short narration, and of one of its scenes. */
export const NARRATION_WORDS = { min: 90, max: 150 } as const;
export const SCENE_WORDS = { min: 8, max: 26 } as const;
const ATTEMPTS = 640;
const ABSENCE_WEIGHT = 0.7;
/** How many drafts to compare, at least, to find the one that repeats other stories least. */
const CHOICE_OF = 24;
/** How many drafts to try of one course before the next. */
const ATTEMPTS_A_TURN = 32;
/** A missing echo; an ending without one weighs 1. */
const ECHO_WEIGHT = 2;
/** An ending without an echo does not justify dropping a course. */
const GOOD_ENOUGH = 1;
/** A superfluous word weighs more than a missing echo. */
const LENGTH_WEIGHT = 4;

export interface StoryRequest {
  readonly prompt: string;
  readonly category: Category;
  readonly language: Language;
}

const tellerOf = ({
  prompt,
  category,
  language,
}: StoryRequest): ((seed: Seeded, turn: number) => Telling) => {
  switch (language) {
    case 'en': {
      const brief = parsePrompt(prompt);
      return (seed, turn) => tellEnglish(brief, category, seed, turn);
    }
    case 'es':
      return (seed) => tellQuoted(SPANISH, prompt, category, seed);
    case 'fr':
      return (seed) => tellQuoted(FRENCH, prompt, category, seed);
    case 'de':
      return (seed) => tellQuoted(GERMAN, prompt, category, seed);
  }
};

/** How many scenes mention the prompt's subject again, at least. */
const MIN_ECHOES = { en: 3, es: 3, fr: 3, de: 3 } as const satisfies Record<Language, number>;

const outside = (words: number, { min, max }: { min: number; max: number }): number =>
  Math.max(0, min - words, words - max);

/** How far a draft is from the target, in words too many or too few and in missing echoes; 0 fits. */
const misfit = ({ scenes, echoes }: Telling, language: Language): number => {
  const echoing = scenes.map(({ narration }) =>
    echoes.some((echo) => narration.toLowerCase().includes(echo.toLowerCase())),
  );
  const missing =
    ECHO_WEIGHT * Math.max(0, MIN_ECHOES[language] - echoing.filter(Boolean).length) +
    (echoing.at(-1) === true ? 0 : 1);
  return scenes.reduce(
    (sum, { narration }) => sum + LENGTH_WEIGHT * outside(countWords(narration), SCENE_WORDS),
    missing +
      LENGTH_WEIGHT *
        outside(
          countWords(contentOf(scenes.map(({ narration }) => ({ narration, picture: '' })))),
          NARRATION_WORDS,
        ),
  );
};

/** Of two drafts that fit, prefers the one that repeats other stories less and keeps to the prompt's own object. */
const dullness = ({ sameness, absence }: Telling): number => sameness + ABSENCE_WEIGHT * absence;

/** Writes a short narrated story about a prompt, without a model: the same request always gives the same story. */
export const writeStory = (request: StoryRequest): Draft => {
  const { prompt, category, language } = request;
  const tell = tellerOf(request);
  const seed = hashOf(`${language}\n${category}\n${prompt}`);
  let best = tell(seeded(seed), seed);
  const worse = (telling: Telling): number => Math.max(misfit(telling, language), GOOD_ENOUGH);
  for (
    let attempt = 1;
    attempt < ATTEMPTS && (attempt < CHOICE_OF || worse(best) > GOOD_ENOUGH);
    attempt += 1
  ) {
    const next = tell(seeded(seed + attempt), seed + Math.floor(attempt / ATTEMPTS_A_TURN));
    const better = worse(next) - worse(best);
    if (better < 0 || (better === 0 && dullness(next) < dullness(best))) best = next;
  }
  const pictures = describePictures(best, seeded(seed));
  return {
    title: best.title,
    scenes: best.scenes.map(({ narration }, at) => ({ narration, picture: pictures[at] ?? narration })),
  };
};

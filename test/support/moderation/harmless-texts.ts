import { CATEGORIES, LANGUAGES } from '#contract/catalogue.ts';
import { FINISHED_TEXTS } from '#offline/finished/finished-texts.ts';
import { writeStory } from '#offline/writer/write-story.ts';
import { MORE_PROMPTS } from '#test/support/prompts/more-prompts.ts';
import { TYPED_PROMPTS } from '#test/support/prompts/typed-prompts.ts';
import { DARK_PROMPTS } from './dark-prompts.ts';

/** Prompts for everyday videos, some about children, bodies, money or danger. */
export const EVERYDAY_PROMPTS = [
  'How to make a perfect cup of pour-over coffee',
  '7 things your dentist will never tell you',
  'How to make friends as an adult',
  'Five stretches for people who sit all day',
  'Why cats knock things off tables',
  'How to teach your child to ride a bike in an afternoon',
  'A bedtime story about a bear who could not sleep',
  'What happens in your body when you stop eating sugar',
  'The best age to start saving for retirement',
  'How to sharpen a kitchen knife',
  'Three ways to kill weeds without poison',
  'How to get rid of ants in the kitchen',
  'How to shoot better photos with your phone',
  'My first day as a school nurse',
  'Why teenagers need more sleep than adults',
  'How to talk to your kids about money',
  'The history of the bikini in one minute',
  'How to bathe a newborn',
  'What to pack for a beach day with children',
  'The day my daughter beat me at chess',
  'How to ask for a raise',
  'Ten words that English stole from German',
  'How a vaccine works, told by a white blood cell',
  'Is it safe to swim after eating?',
  'How to spot a fake banknote',
  'How passwords get stolen, and how to keep yours',
  'The loneliest whale in the world',
  'How to break up with someone kindly',
  'What breastfeeding mothers should eat',
  'How to make slime with your kids',
  'Why we fall in love',
  'The kindest thing a stranger ever did for me',
  'How to bomb a job interview and still get the job',
  'Dead plants: how to bring them back',
  'How to crack an egg with one hand',
  'The first kiss in film history',
  'How to hit a tennis backhand',
  'Why octopuses have three hearts',
  'How to stop procrastinating today',
  'A letter to my younger self',
  'How to explain death to a five year old',
  'Best dog breeds for families with small children',
  'What is inside a black hole?',
];

const HALVES = ['tuned', 'heldOut'] as const;

/**
 * Everyday and dark prompts, finished stories and stories by the offline writer: no rule may stop any of
 * them.
 */
export const HARMLESS_TEXTS: readonly string[] = [
  ...EVERYDAY_PROMPTS,
  ...HALVES.flatMap((half) => LANGUAGES.flatMap((language) => DARK_PROMPTS[half][language])),
  ...TYPED_PROMPTS.map(({ prompt }) => prompt),
  ...MORE_PROMPTS.map(([prompt]) => prompt),
  ...[
    ...LANGUAGES.flatMap((language) =>
      CATEGORIES.map((category) => writeStory({ prompt: 'A lighthouse', category, language })),
    ),
    ...Object.values(FINISHED_TEXTS),
  ].map(({ scenes }) => scenes.map(({ narration }) => narration).join(' ')),
];

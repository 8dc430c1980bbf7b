import { sentencesOf } from '@veilcast/reading';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#contract/catalogue.ts';
import { contentOf } from '#contract/script.ts';
import { planScenes } from '#functions/domain/story/scene-plan.ts';
import { Scene } from '#functions/domain/story/story.ts';
import { writeStory } from '#offline/writer/write-story.ts';
import { PROMPTS } from '#test/support/builders/prompts.ts';

/** How many characters eSpeak speaks per second, and how long it pauses after a sentence, as measured. */
const SPOKEN_A_SECOND: Record<Language, number> = { en: 18, es: 17.2, fr: 21, de: 17.4 };
const PAUSE_SECONDS = 0.33;
const secondsOf = ({ narration }: Scene, language: Language): number =>
  narration.length / SPOKEN_A_SECOND[language] + sentencesOf(narration, language).length * PAUSE_SECONDS;

describe('the scenes of a film', () => {
  // Proves film-scenes-three-seven-seconds-split.
  it.each(LANGUAGES)(
    'in %s mostly last three to seven seconds, and are rarely much shorter or longer',
    (language) => {
      const scenes = PROMPTS.slice(0, 24).flatMap(([prompt, category]) =>
        planScenes(writeStory({ prompt, category, language }).scenes, language),
      );
      const seconds = scenes.map((scene) => secondsOf(scene, language));
      const share = (from: number, to: number): number =>
        seconds.filter((length) => length >= from && length <= to).length / seconds.length;
      expect(share(3, 7)).toBeGreaterThan(0.83);
      expect(share(2.4, 8.5)).toBeGreaterThan(0.97);
    },
  );

  it('contain all the words of the story, and at least one word each', () => {
    for (const language of LANGUAGES)
      for (const [prompt, category] of PROMPTS.slice(60, 66)) {
        const { scenes } = writeStory({ prompt, category, language });
        const planned = planScenes(scenes, language);
        expect(contentOf(planned).replaceAll(/\s+/gu, ' ')).toBe(contentOf(scenes).replaceAll(/\s+/gu, ' '));
        for (const scene of planned) {
          expect(scene.narration).toMatch(/[\p{L}\p{N}]/u);
          expect(Scene.safeParse(scene).success).toBe(true);
        }
      }
  });

  it('show the picture that belongs to their words, never twice with the same framing', () => {
    const planned = planScenes([
      {
        narration:
          'The sea went quiet before dawn, and nobody on the pier had heard it stop. The keeper did, and he put down his cup to listen for it.',
        picture: 'A pier.',
      },
      { narration: 'A bell rang under the water, slowly, as if it had all night.', picture: 'A bell.' },
    ]);
    expect(planned.map(({ picture }) => picture)).toEqual(['A pier.', 'A pier. Seen closer.', 'A bell.']);
  });

  // Proves film-scenes-three-seven-seconds-split.
  it.each([
    ['300 words in one sentence', `${'and so the sea went on, '.repeat(60)}until it stopped.`],
    ['300 words without punctuation', 'word '.repeat(300).trim()],
  ])('made from %s last ten seconds at most', (_, narration) => {
    const planned = planScenes([{ narration, picture: 'The sea.' }]);
    expect(contentOf(planned)).toBe(narration);
    for (const scene of planned) expect(secondsOf(scene, 'en')).toBeLessThan(10);
  });

  it('end between phrases if a sentence is too long for one scene', () => {
    const long =
      'The old keeper of the lighthouse carried the heavy lamp up all of the two hundred stone steps in the dark and waited there for the ship that nobody in the village had seen for nine long years';
    const planned = planScenes([{ narration: long, picture: '' }], 'en').map(({ narration }) => narration);
    expect(planned).toEqual([
      'The old keeper of the lighthouse carried the heavy lamp up all of the two hundred stone steps in the dark',
      'and waited there for the ship that nobody in the village had seen for nine long years',
    ]);
  });

  it('contain something to say: text that no voice can speak is moved to the previous scene, or the next', () => {
    const scene = (narration: string) => ({ narration, picture: `${narration}!` });
    const sea = 'The sea went quiet before dawn, and nobody on the pier had heard it stop but him.';
    const bell = 'A bell rang under the water, slowly, as if it had all night and all of the next day.';
    const stored = ['❶', sea, '👍', '….', bell];
    for (const areFixed of [true, false]) {
      const planned = planScenes(stored.map(scene), 'en', [], areFixed);
      expect(planned.map(({ narration }) => narration)).toEqual([`❶ ${sea} 👍 ….`, bell]);
      expect(planned.map(({ picture }) => picture)).toEqual([`${sea}!`, `${bell}!`]);
    }
    expect(planScenes([scene('👍'), scene('…')])).toEqual([{ narration: '👍 …', picture: '👍!' }]);
  });

  it('made from a single word consist of that word', () => {
    expect(planScenes([{ narration: 'Sea.', picture: 'The sea.' }])).toEqual([
      { narration: 'Sea.', picture: 'The sea.' },
    ]);
  });
});

describe('sentences', () => {
  it.each([
    ['fr', '« Qui est là ? » murmura-t-il. Personne.', ['« Qui est là ? » murmura-t-il. ', 'Personne.']],
    ['fr', 'Il demanda : « Pourquoi ? » Le vent tomba.', ['Il demanda : « Pourquoi ? » ', 'Le vent tomba.']],
    ['en', '“Stop!” she said. Nobody did… ever.', ['“Stop!” she said. ', 'Nobody did… ever.']],
    ['de', '„Halt!“, rief er. Äpfel fielen.', ['„Halt!“, rief er. ', 'Äpfel fielen.']],
    ['es', '«¡Alto!», dijo. ¿Quién? Nadie.', ['«¡Alto!», dijo. ', '¿Quién? ', 'Nadie.']],
    ['en', 'See a.example/?q=Sea now. Go.', ['See a.example/?q=Sea now. ', 'Go.']],
    ['en', 'no mark at all', ['no mark at all']],
  ] as const)('in %s end where a narrator breathes: %j', (language, text, sentences) => {
    expect(sentencesOf(text, language)).toEqual(sentences);
  });
});

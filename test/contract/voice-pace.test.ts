import { expect, it } from 'vitest';
import { LANGUAGES, VOICES } from '#contract/catalogue.ts';
import { textSeconds } from '#contract/pace.ts';
import { videoSeconds } from '#contract/voice-pace.ts';
import { FINISHED_TEXTS } from '#offline/finished/finished-texts.ts';

const textOf = (id: keyof typeof FINISHED_TEXTS): string =>
  FINISHED_TEXTS[id].scenes.map(({ narration }) => narration).join(' ');

/**
 * The lengths in seconds of films of these stories with neural voices (measured 2026-11-24). The last two weren’t
 * used to derive the pace factors.
 */
const MEASURED = [
  ['napoleon-rabbits', 'adam', 'en', 62.05],
  ['napoleon-rabbits', 'charlotte', 'en', 55.26],
  ['napoleon-rabbits', 'will', 'en', 51.9],
  ['napoleon-rabbits', 'bryan', 'en', 63.95],
  ['napoleon-rabbits', 'audrey', 'en', 53.25],
  ['tinta-del-rival', 'will', 'es', 61.87],
  ['tinta-del-rival', 'charlotte', 'es', 60.29],
  ['mur-vide', 'audrey', 'fr', 56.23],
  ['niagara-barrel', 'charlotte', 'en', 49.88],
  ['niagara-barrel', 'bryan', 'en', 57.91],
] as const;

// Proves film-script-fields-show-words-how.
it.each(MEASURED)(
  '%s, spoken by %s in %s, is within 3 percent of its estimated length',
  (id, voiceId, language, seconds) => {
    const estimated = videoSeconds(textOf(id), { voiceId, language, isNeural: true });
    expect(estimated / seconds).toBeGreaterThan(0.97);
    expect(estimated / seconds).toBeLessThan(1.03);
  },
);

it('a simple or unknown voice speaks at its language’s usual pace', () => {
  for (const language of LANGUAGES)
    for (const voiceId of [...VOICES.map(({ id }) => id), 'someone-new']) {
      const seconds = videoSeconds('One two three. Four.', { voiceId, language, isNeural: false });
      expect(seconds / textSeconds('One two three. Four.', language)).toBeLessThan(1.15);
      expect(videoSeconds('One.', { voiceId: 'someone-new', language, isNeural: true })).toBe(
        videoSeconds('One.', { voiceId: 'adam', language, isNeural: false }),
      );
    }
  expect(videoSeconds(' ', { voiceId: 'adam', language: 'en', isNeural: true })).toBe(0);
  expect(videoSeconds('Eins.', { voiceId: 'adam', language: 'de', isNeural: true })).toBeGreaterThan(0);
});

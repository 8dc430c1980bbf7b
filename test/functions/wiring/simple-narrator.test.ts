import { expect, it } from 'vitest';
import { LANGUAGES, type Language, VOICES } from '#contract/catalogue.ts';
import { readWave } from '#functions/film/sound/wave.ts';
import { simpleNarrator } from '#functions/wiring/offline/simple-narrator.ts';
import { defined } from '#test/support/values.ts';

const SCRIPTS: Readonly<Record<Language, string>> = {
  en: 'The lamp had been dark for nine years. Then a letter came up with the tide, and 3 ships turned.',
  es: 'La lámpara llevaba nueve años apagada. Entonces llegó una carta con la marea, y 3 barcos giraron.',
  fr: 'La lampe était éteinte depuis neuf ans. Puis une lettre vint avec la marée, et 3 bateaux virèrent.',
  de: 'Die Lampe war seit neun Jahren dunkel. Dann kam ein Brief mit der Flut, und 3 Schiffe drehten um.',
};

it.each(LANGUAGES)('speaks %s in every voice, with a timing for each word', async (language) => {
  const script = SCRIPTS[language];
  const spoken = script.split(' ');
  for (const { id } of VOICES) {
    const { audio, words = [] } = await simpleNarrator.narrate({ script, voiceId: id, language });
    const wave = readWave(audio);
    const lengthMs = (1000 * (wave?.values.length ?? 0)) / (wave?.rate ?? 1);
    expect(lengthMs).toBeGreaterThan(4000);
    expect(words.map(({ start, end }) => script.slice(start, end))).toEqual(spoken);
    for (const [index, { startMs, endMs }] of words.entries()) {
      expect(endMs).toBeGreaterThanOrEqual(startMs);
      expect(startMs).toBeGreaterThanOrEqual(words[index - 1]?.startMs ?? 0);
    }
    expect(defined(words.at(-1)).endMs).toBeLessThanOrEqual(lengthMs + 1);
  }
});

it('sounds different in each voice, and uses the first voice for an unknown id', () => {
  const names = VOICES.map(({ id }) => simpleNarrator.speaker(id, 'de'));
  expect(new Set(names).size).toBe(VOICES.length);
  expect(simpleNarrator.speaker('gone', 'de')).toBe(names[0]);
});

it('refuses text without words', async () => {
  const request = { voiceId: 'adam', language: 'en' } as const;
  await expect(simpleNarrator.narrate({ script: '🎉 …', ...request })).rejects.toMatchObject({
    name: 'NarrationRefused',
  });
});

import { describe, expect, it } from 'vitest';
import { EVERYDAY_PROMPTS } from '#test/support/moderation/harmless-texts.ts';
import { MORE_PROMPTS } from '#test/support/prompts/more-prompts.ts';
import { TYPED_PROMPTS } from '#test/support/prompts/typed-prompts.ts';
import { detectLanguage } from '#web/data/scripts/detect-language.ts';

describe('the language of a prompt', () => {
  it.each([
    ['El faro que se apagó', 'es'],
    ['Un joven que encontró un faro', 'es'],
    ['La vida secreta de las abejas', 'es'],
    ['cómo hacer pan', 'es'],
    ['Warum Honig nie verdirbt', 'de'],
    ['Ein Kind, das vor dem Krieg flieht', 'de'],
    ['Die letzte Lampe', 'de'],
    ['WARUM IST DER HIMMEL BLAU', 'de'],
    ['wie macht man brot', 'de'],
    ['Der Mann, der zu viel wusste über Bienen', 'de'],
    ['Pourquoi le miel ne pourrit jamais', 'fr'],
    ['Le chat du gardien de phare', 'fr'],
    ['mon grand-père et son vélo', 'fr'],
    ['Why honey never spoils', 'en'],
    ['A cat and the moon', 'en'],
    ['Las Vegas at night', 'en'],
    ['Why cats purr', 'en'],
    ['How bees dance', 'en'],
    ['Los gatos de Roma', 'es'],
    ['¿Cuánto duerme un gato?', 'es'],
    ['Pourquoi dormons-nous ?', 'fr'],
    ['Les chats de Rome', 'fr'],
    ['Wie Bienen tanzen', 'de'],
    ['Wie Eis entsteht', 'de'],
    ['Das verschwundene Bernsteinzimmer', 'de'],
    ['HISTORIA DE TERROR PARA NO DORMIR', 'es'],
    ['The cartographer who drew an island that was not there', 'en'],
  ] as const)('is recognised from a few words: “%s” is %s', async (prompt, language) =>
    expect(await detectLanguage(prompt)).toBe(language),
  );

  it.each([
    '',
    'Napoleon',
    'Octopus',
    'Die Hard',
    'The Who',
    'Los Lobos',
    'El Niño',
    'Le Mans 1955',
    'Crème brûlée in ten minutes',
    'Grand Prix',
    'Hand in hand',
    'Leonardo da Vinci',
    'Кот и луна',
    '深海の灯台',
  ])('is left undecided if the words don’t reveal it: “%s”', async (prompt) =>
    expect(await detectLanguage(prompt)).toBeUndefined(),
  );

  it.each([
    'Il faro che si spense',
    'Perché il miele non va mai a male',
    'Il vecchio guardiano del faro salì le scale ogni sera per accendere la lampada del porto',
    'O farol que se apagou',
    'Uma noite no mar',
    'De oude man en de zee',
    'De vuurtoren die uitging',
    'En natt på havet',
    'Wie danst daar',
    'Waarom slapen we',
    'Les nits de Barcelona',
    'De ce mierea nu se strică',
    'Una nit al mar',
  ])('is left undecided if we don’t support the language: “%s”', async (prompt) =>
    expect(await detectLanguage(prompt)).toBeUndefined(),
  );

  it('is never mistaken for another language', async () => {
    const english = [...MORE_PROMPTS.map(([prompt]) => prompt), ...EVERYDAY_PROMPTS];
    const prompts = [...TYPED_PROMPTS, ...english.map((prompt) => ({ prompt, language: 'en' }))];
    const found = await Promise.all(
      prompts.map(async (each) => ({ ...each, found: await detectLanguage(each.prompt) })),
    );
    expect(found.filter((each) => each.found !== undefined && each.found !== each.language)).toEqual([]);
    const share = found.filter((each) => each.found !== undefined).length / found.length;
    expect(share).toBeGreaterThan(0.7);
  });
});

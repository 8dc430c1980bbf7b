import { describe, expect, it } from 'vitest';
import type { Language } from '#contract/catalogue.ts';
import type { Draft } from '#contract/script.ts';
import type { StoryRequest } from '#functions/domain/providers/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { askWriter, writerOf } from '#test/support/bench/stories/ask-writer.ts';
import { HELD_PROMPTS } from '#test/support/bench/stories/held-prompts.ts';
import { readingEase } from '#test/support/bench/stories/reading-ease.ts';
import { RULES } from '#test/support/bench/stories/rules.ts';
import { scoreStories, summaryOf, tableOf, worstOf } from '#test/support/bench/stories/score.ts';
import { syllablesOf } from '#test/support/bench/stories/syllables.ts';
import { toldStory } from '#test/support/bench/stories/told-story.ts';
import { defined } from '#test/support/values.ts';

const REQUEST: StoryRequest = { prompt: 'a lighthouse', category: 'Mystery', language: 'en' };

const GOOD: Draft = {
  title: 'The Ship That Was Not There',
  cast: [{ name: 'Mara', looks: 'an old woman, grey braid, yellow coat' }],
  scenes: [
    {
      narration: 'No ship had called for nine years. Tonight, one did.',
      picture: 'Mara at a dark window, lamplight, close view.',
    },
    {
      narration: 'Mara counted the flashes on the horizon. Three short, one long.',
      picture: 'A black sea under the moon, wide view.',
    },
    {
      narration:
        'She knew that call. Her brother had invented it for the two of them when they were children in this very room.',
      picture: 'Two paper boats on a table, candlelight, high angle.',
    },
    {
      narration: 'So she lit the lamp, and the answer came at once, closer than any ship could be.',
      picture: 'Mara climbs iron stairs beside the great lens, lantern light, low angle.',
    },
    {
      narration:
        'Then she saw where it came from. The flashes were her own lamp in the window of a boat on the rocks.',
      picture: 'A small boat among rocks, moonlight, medium view.',
    },
    {
      narration:
        'She took the rope and ran. In the boat sat a boy with her brother’s eyes, holding a mirror.',
      picture: 'A boy with a mirror in a boat, dawn, close view.',
    },
    {
      narration: 'He had come to ask who Mara was. She held out her coat.',
      picture: 'Mara kneels on wet stones at sunrise, wide view.',
    },
  ],
};

const POOR: Draft = {
  title: 'Lighthouses',
  scenes: Array.from({ length: 5 }, () => ({
    narration:
      'In this video we are going to explore the fascinating and multifaceted historical significance of numerous architectural illumination installations, and you won’t believe it.',
    picture: 'A lighthouse and a woman.',
  })),
};

const valueOf = (rule: string, draft: Draft, request = REQUEST): number | undefined =>
  RULES.find(({ name }) => name === rule)?.value(toldStory(request, draft), []);
const hooked = (hook: string, language: Language = 'en'): number | undefined =>
  valueOf(
    'hook opens a question',
    { title: 't', scenes: [{ narration: `${hook} And more.`, picture: 'x' }] },
    { ...REQUEST, language },
  );

describe('syllables', () => {
  it.each([
    [
      'en',
      'the 1 water 2 lighthouse 2 nothing 2 impossible 4 people 2 table 2 walked 1 wanted 2 stopped 1 secrets 2 houses 2',
    ],
    [
      'es',
      'casa 2 ciudad 2 día 2 queso 2 guerra 2 aéreo 4 leído 3 muy 1 agua 2 hacia 2 reloj 2 medianoche 4',
    ],
    ['fr', 'maison 2 porte 1 portes 1 idée 2 quatre 1 personne 2 jamais 2 lumière 2 bateau 2 jour 1'],
    ['de', 'Haus 1 gegangen 3 Bäume 2 niemand 2 Theater 3 neue 2 Liebe 2 Aufzug 2 verschwunden 3 Uhr 1'],
  ] as const)('are counted from the letters in %s', (language, list) => {
    const parts = list.split(' ');
    const words = parts.filter((_, at) => at % 2 === 0);
    expect(words.map((word) => `${word} ${syllablesOf(word, language)}`).join(' ')).toBe(list);
  });

  it('show that plain sentences are easier to read than scholarly ones, in every language', () => {
    const pairs: readonly [Language, string, string][] = [
      [
        'en',
        'The boat came back at night',
        'Considerable maritime infrastructure necessitated modernisation',
      ],
      [
        'es',
        'El mar se fue de la casa',
        'Innumerables infraestructuras necesitaban modernizaciones considerables',
      ],
      [
        'fr',
        'Le chat dort sur le lit',
        'Considérablement, les infrastructures nécessitaient une modernisation',
      ],
      [
        'de',
        'Der Hund lief in das Haus',
        'Umfangreiche Infrastrukturmaßnahmen erforderten Modernisierungsinvestitionen',
      ],
    ];
    for (const [language, plain, learned] of pairs) {
      const ease = (text: string): number => readingEase([text.split(' ')], language);
      expect(ease(plain)).toBeGreaterThan(60);
      expect(ease(learned)).toBeLessThan(30);
    }
  });
});

describe('a hook', () => {
  it.each([
    ['en', 'No ship had called for nine years.', 1],
    ['en', 'Who moved the piano?', 1],
    ['en', 'The clock didn’t stop.', 1],
    ['en', 'A lighthouse stands on a hill.', 0],
    ['es', 'Nadie abrió la puerta.', 1],
    ['fr', 'La chambre 12 n’existe pas.', 1],
    ['de', 'Das Klavier steht im Zimmer.', 0],
  ] as const)('in %s, such as “%s”, scores %i for raising a question', (language, hook, expected) => {
    expect(hooked(hook, language)).toBe(expected);
  });
});

describe('a story', () => {
  const scored = (...drafts: Draft[]) =>
    scoreStories(
      drafts.map((draft) => ({ request: REQUEST, seconds: 1, tokens: { input: 0, output: 0 }, draft })),
    );

  // Proves film-npm-run-bench-stories-scores.
  it('meets every rule if it follows the instructions, and only a few if it is full of clichés', () => {
    const [good, poor] = scored(GOOD, POOR);
    expect(good?.missed).toEqual([]);
    expect(good?.score).toBe(100);
    expect(poor?.score).toBeLessThan(40);
    expect(poor?.missed.join()).toMatch(/worn phrases/u);
  });

  it('doesn’t count as having its own opening or ending if it starts and ends like another story', () => {
    const again = { ...GOOD, scenes: GOOD.scenes.with(1, defined(POOR.scenes[0])) };
    const [one] = scored(GOOD, again);
    expect(one?.missed).toEqual(['opening of its own (0.00)', 'ending of its own (0.00)']);
  });

  it('doesn’t count as having a consistent cast if a person looks different from picture to picture', () => {
    const dressed = (picture: string): number | undefined =>
      valueOf('cast stays the same', { ...GOOD, scenes: GOOD.scenes.with(3, { narration: 'x', picture }) });
    expect(dressed('Mara in her yellow coat')).toBe(1);
    expect(dressed('Mara, a young woman with glasses')).toBeLessThan(0.9);
  });

  it('breaks the language rule if it isn’t in the requested language', () => {
    expect(valueOf('in the language asked for', GOOD)).toBe(1);
    expect(valueOf('in the language asked for', GOOD, { ...REQUEST, language: 'de' })).toBe(0);
  });

  it('needs checkable facts if its category is History, but not if it is Mystery', () => {
    expect(valueOf('facts to check', GOOD)).toBeUndefined();
    expect(valueOf('facts to check', GOOD, { ...REQUEST, category: 'History' })).toBe(0);
  });
});

describe('a run', () => {
  it('uses thirty different prompts, five for each category', () => {
    expect(new Set(HELD_PROMPTS.map(({ prompt }) => prompt)).size).toBe(30);
    const counts = Map.groupBy(HELD_PROMPTS, ({ category }) => category);
    expect([...counts.values()].map((prompts) => prompts.length)).toEqual([5, 5, 5, 5, 5, 5]);
  });

  // Proves film-npm-run-bench-stories-scores.
  it('scores every story that the built-in writer returns, and ranks a failed prompt worst', async () => {
    const writer = writerOf({ model: 'offline', baseUrl: '', apiKey: '' });
    const away = { write: () => Promise.reject(new Refusal('provider_timeout')) };
    const answers = [await askWriter(away, defined(HELD_PROMPTS[0]))];
    for (const request of HELD_PROMPTS.slice(5, 8)) answers.push(await askWriter(writer, request));
    const scored = scoreStories(answers);
    expect(summaryOf('offline', answers)).toMatch(/^offline: 3 of 4 stories, /u);
    const rows = tableOf(scored).split('\n');
    expect(rows).toHaveLength(RULES.length + 3);
    expect(new Set(rows.map((row) => row.split(' | ').length))).toEqual(new Set([10]));
    expect(worstOf(scored)[0]).toBe(
      '0 % – General, en: “Why do we forget our dreams?”; misses provider_timeout',
    );
  });
});

import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/catalogue.ts';
import { type Recognised, recognise } from '#offline/painter/words/recognise.ts';
import { writeStory } from '#offline/writer/write-story.ts';
import { MORE_PROMPTS } from '#test/support/builders/more-prompts.ts';
import { PROMPTS } from '#test/support/builders/prompts.ts';
import { isFullRun } from '#test/support/run/full-run.ts';

const paint = (language: Language, prompt: string): string =>
  writeStory({ prompt, category: 'Mystery', language })
    .scenes.map(({ picture }) => picture)
    .join(' ');

const SETS = [['the first', PROMPTS], ...(isFullRun ? ([['another', MORE_PROMPTS]] as const) : [])] as const;
/** Places a subject of the sea or the sky there, even when a character watches it from land. */
const EXCURSION = / (?:underwater on the seabed|in outer space)/u;
const MIN_SHOWN = 0.95;
const MIN_CHANGING = 0.7;

const paintAll = (prompts: typeof PROMPTS) =>
  prompts.map(([prompt, category]) =>
    writeStory({ prompt, category, language: 'en' }).scenes.map(({ picture }) => ({
      picture,
      seen: recognise(picture),
    })),
  );
/** Writes each set once for all tests that look at it. */
const paintedSets = new Map(SETS.map(([, prompts]) => [prompts, paintAll(prompts)]));
const painted = (prompts: typeof PROMPTS) => paintedSets.get(prompts) ?? paintAll(prompts);
const mainOf = ({ objects, figures }: Recognised): string => [objects[0] ?? '', ...figures].join('+');
const share = (flags: readonly boolean[]): number => flags.filter(Boolean).length / flags.length;

describe('the pictures of a written story', () => {
  test.each(SETS)(
    'show an object the painter can draw in nearly every scene of %s hundred stories',
    (_, prompts) => {
      const scenes = painted(prompts).flat();
      expect(
        share(scenes.map(({ seen }) => seen.objects.length + seen.figures.length > 0)),
      ).toBeGreaterThanOrEqual(MIN_SHOWN);
    },
  );

  test.each(SETS)('stay in one place throughout, in %s hundred stories', (_, prompts) => {
    for (const scenes of painted(prompts)) {
      const settled = scenes.filter(({ picture }) => !EXCURSION.test(picture));
      const places = new Set(settled.map(({ seen }) => seen.setting));
      expect(places.size, scenes.map(({ picture }) => picture).join('\n')).toBeLessThanOrEqual(1);
      expect([...places]).not.toContain(undefined);
    }
  });

  test.each(SETS)('change their subject from scene to scene, in %s hundred stories', (_, prompts) => {
    const changes = painted(prompts).flatMap((scenes) =>
      scenes.slice(1).map(({ seen }, at) => {
        const before = scenes[at];
        return before === undefined || mainOf(before.seen) !== mainOf(seen);
      }),
    );
    expect(share(changes)).toBeGreaterThanOrEqual(MIN_CHANGING);
  });

  test.each(SETS)('never have the same description twice in a row, in %s hundred stories', (_, prompts) => {
    for (const scenes of painted(prompts))
      scenes.slice(1).forEach(({ picture }, at) => {
        const subject = picture.split(': ')[1];
        expect(scenes[at]?.picture.split(': ')[1]).not.toBe(subject);
      });
  });

  test('name the prompt’s place, objects and people', () => {
    const pictures = writeStory({
      prompt: 'A lighthouse keeper who discovers a message in a bottle',
      category: 'Mystery',
      language: 'en',
    }).scenes.map(({ picture }) => picture);
    expect(pictures.every((picture) => picture.includes('by the sea'))).toBe(true);
    expect(pictures.filter((picture) => picture.includes('keeper')).length).toBeGreaterThanOrEqual(3);
    expect(pictures.join(' ')).toContain('lighthouse');
    expect(pictures.join(' ')).toMatch(/message|bottle/u);
  });

  test.each([
    ['Octopus', 'General', /octopus/u, /street|village|field|room/u],
    ['The last dragon', 'Adventure', /dragon/u, /street|station|laboratory/u],
    ['a mirror that shows the past', 'Mystery', /mirror/u, /meadow|desert|sea/u],
    ['gravity', 'Science', /apple/u, /graveyard|swamp/u],
  ] as const)('show "%s" where it belongs', (prompt, category, shown, nowhere) => {
    const pictures = writeStory({ prompt, category, language: 'en' })
      .scenes.map(({ picture }) => picture)
      .join(' ');
    expect(pictures).toMatch(shown);
    expect(pictures).not.toMatch(nowhere);
  });

  test('paints a Spanish, French or German prompt from its own nouns', () => {
    expect(paint('es', 'Escribe una historia sobre un faro abandonado')).toMatch(
      /lighthouse.*sea|sea.*lighthouse/u,
    );
    expect(paint('fr', 'le dernier dragon')).toContain('dragon');
    expect(paint('de', 'Warum schnurren Katzen?')).toContain('cat');
  });
});

import { spokenSentences } from '@veilcast/reading';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { contentOf } from '#contract/script.ts';
import { scriptProblem } from '#contract/script-problem.ts';
import { CREATOR, DEMO_WRITER, HOUSE, writersAfter } from '#functions/domain/credentials/maker.ts';
import { editedScenes, ownScenes, scenesByLine } from '#functions/domain/story/own-scenes.ts';
import { planScenes } from '#functions/domain/story/scene-plan.ts';
import { Scene, writersOf } from '#functions/domain/story/story.ts';

const LAMP = 'The lamp had been dark for nine years.';
const LETTER = 'Then a letter came up with the tide.';
const KEEPER = 'Its keeper read it twice and climbed the stairs.';
const LIGHT = 'By midnight every ship could see the coast again.';
const scenes = [
  { narration: `${LAMP} ${LETTER}`, picture: 'a dark lighthouse' },
  { narration: KEEPER, picture: 'a keeper on the stairs' },
  { narration: LIGHT, picture: 'ships and a beam of light' },
];
const whole = contentOf(scenes);
/** The scenes that no voice could speak. */
const silentOf = (list: readonly Scene[]): readonly Scene[] =>
  list.filter(({ narration }) => spokenSentences(narration, 'en').length === 0);
const picturesOf = (list: readonly { picture: string }[]): string[] => list.map(({ picture }) => picture);

describe('the scenes of a script that its creator wrote', () => {
  it('contain the whole text, and each has a picture of what it says', () => {
    const own = ownScenes(whole, 'en');
    expect(own.length).toBeGreaterThan(1);
    expect(contentOf(own)).toBe(whole);
    for (const { narration, picture } of own) expect(picture).toBe(narration);
  });
});

describe('the scenes of a script with lines', () => {
  const LONG = `${LAMP} ${LETTER} ${KEEPER} ${LIGHT} Nobody slept that night. The harbour was full of boats.`;

  it('match its lines, no matter how long each picture is shown', () => {
    const lines = ['Nine years.', `${LAMP} ${LETTER}`, 'Then'];
    expect(ownScenes(lines.join('\n'), 'en').map(({ narration }) => narration)).toEqual(lines);
  });

  it('are joined where a line contains nothing to say', () =>
    expect(ownScenes(`🎬\n${LAMP}\n…\n${KEEPER}`, 'en').map(({ narration }) => narration)).toEqual([
      `🎬 ${LAMP} …`,
      KEEPER,
    ]));

  it.each([
    ['sixty emoji', '😀'.repeat(60)],
    ['sixty emoji and spaces', '😀 '.repeat(60).trim()],
    ['a circled digit', '➀'],
    ['circled digits', '❶ ❷'],
    ['signs that are left out', '✓ ┌ ➀ → |'],
    ['sixty dashes', '—'.repeat(60)],
    ['sixty dashes and spaces', '— '.repeat(60).trim()],
    ['a rule', '='.repeat(60)],
    ['sixty dots', '.'.repeat(60)],
  ])('always contain something to narrate, with %s in a line, a sentence or running text', (_, signs) => {
    const lines = [LAMP, LETTER, KEEPER, LIGHT];
    const long = `${lines.join(' ').replaceAll('.', ',')} ${signs} ${lines.join(' and ').replaceAll('.', '')}.`;
    for (const text of [
      [...lines, signs].join('\n'),
      [signs, ...lines].join('\n'),
      [LAMP, signs, signs, KEEPER].join('\n'),
      [...lines, `Go ${signs} now`].join('\n'),
      [...lines, `Go ${signs} now`].join(' '),
      [LAMP, signs, KEEPER, `${signs}!`].join(' '),
      long,
      `${LIGHT}\n${long}`,
      `${lines.join(' ')}\n${signs}`,
      `${signs}\n${lines.join(' ')}`,
    ])
      for (const byLine of [true, false]) {
        const own = ownScenes(text, 'en', byLine);
        expect(silentOf(own), text).toEqual([]);
        expect(silentOf(planScenes(own, 'en', [], byLine)), text).toEqual([]);
        expect(contentOf(own)).toBe(text.replaceAll('\n', ' '));
      }
  });

  it('stay within the length limit even with many symbols, or the script is refused', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom('the', 'lighthouse', 'keeper,', 'and', 'slept.'),
            fc.constantFrom('', '', '😀', '=', '➀ '),
            fc.nat(240),
          ),
          { minLength: 60, maxLength: 90 },
        ),
        fc.constantFrom(' ', '\n'),
        (parts, between) => {
          const text = parts
            .map(([word, sign, times]) => `${word} ${sign.repeat(times)}`.trim())
            .join(between);
          if (scriptProblem(text) !== undefined) return;
          for (const own of [ownScenes(text.replaceAll('\n', ' '), 'en'), scenesByLine(text, 'en') ?? []]) {
            expect(silentOf(own)).toEqual([]);
            for (const { narration } of own) expect(Array.from(narration).length).toBeLessThanOrEqual(600);
            for (const scene of own) expect(Scene.safeParse(scene).success).toBe(true);
          }
        },
      ),
      { numRuns: 20 },
    ));

  it('are cut within a line that takes more than ten seconds, never across lines', () => {
    const own = ownScenes(`Listen.\n${LONG}\nThe end.`, 'en');
    expect(own.length).toBeGreaterThan(3);
    expect([own[0]?.narration, own.at(-1)?.narration]).toEqual(['Listen.', 'The end.']);
    expect(contentOf(own.slice(1, -1))).toBe(LONG);
  });

  it('are cut where sentences end if the creator says so', () =>
    expect(ownScenes(`Listen.\n${LAMP}`, 'en', false).map(({ narration }) => narration)).toEqual([
      `Listen. ${LAMP}`,
    ]));

  it('number at most forty', () => {
    const lines = Array.from({ length: 41 }, (_, index) => `Line ${index}.`).join('\n');
    expect(() => ownScenes(lines, 'en')).toThrow('A video has at most 40 scenes');
    expect(scenesByLine(lines, 'en')).toBeUndefined();
  });

  it('stay unchanged in the film', () => {
    const own = ownScenes(`Listen.\n${LAMP}\nThen.\n${KEEPER}`, 'en');
    expect(planScenes(own, 'en', [], true).map(({ narration }) => narration)).toEqual(
      own.map(({ narration }) => narration),
    );
  });

  it('keep their pictures when a line is added or changed', () => {
    const before = [
      { narration: LAMP, picture: 'a dark lighthouse' },
      { narration: KEEPER, picture: 'a keeper on the stairs' },
    ];
    const after = [LAMP, 'Listen.', KEEPER.replace('twice', 'three times')];
    expect(editedScenes(before, after.join('\n'), 'en').map(({ picture }) => picture)).toEqual([
      'a dark lighthouse',
      'Listen.',
      'a keeper on the stairs',
    ]);
  });
});

test('the words of a film are also credited to its creator once a scene’s words are changed', () => {
  const demo = writersOf({ isDemo: true }).writers;
  expect(writersAfter(demo, scenes, scenes.slice(1))).toEqual([DEMO_WRITER]);
  expect(writersAfter(demo, scenes, [...scenes, { narration: 'The end.' }])).toEqual([DEMO_WRITER, CREATOR]);
  expect(writersOf({ isOwn: true, writer: HOUSE }).writers).toEqual([HOUSE, CREATOR]);
  expect(writersAfter(writersOf({}).writers, scenes, [])).toBeUndefined();
});

describe('the scenes of an edited story', () => {
  const edit = (text: string) => editedScenes(scenes, text, 'en');

  it('stay the same when only a word changes', () => {
    const edited = edit(whole.replace('nine years', 'ten years'));
    expect(picturesOf(edited)).toEqual(picturesOf(scenes));
    expect(edited[0]?.narration).toBe(`The lamp had been dark for ten years. ${LETTER}`);
  });

  it('keep their pictures when a sentence is added, removed or put first', () => {
    expect(picturesOf(edit(`${whole} Nobody asked who had lit it.`))).toEqual(picturesOf(scenes));
    expect(picturesOf(edit([LAMP, KEEPER, LIGHT].join(' ')))).toEqual(picturesOf(scenes));
    expect(picturesOf(edit(`Listen. ${whole}`))).toEqual(picturesOf(scenes));
  });

  it('disappear with their sentences', () => {
    expect(picturesOf(edit([LAMP, LETTER, LIGHT].join(' ')))).toEqual([
      'a dark lighthouse',
      'ships and a beam of light',
    ]);
  });

  it('get a picture for the new words when most of the old words are gone', () => {
    const sailor = 'A sailor in a red coat waited for somebody else entirely.';
    const edited = edit(whole.replace(KEEPER, sailor));
    expect(picturesOf(edited)).toEqual(['a dark lighthouse', sailor, 'ships and a beam of light']);
  });

  it('get additional pictures for text that is too long for one scene', () => {
    const more = Array.from({ length: 12 }, (_, at) => `Then ship number ${at} came home at last.`).join(' ');
    const edited = edit(whole.replace(LETTER, `${LETTER} ${more} ${more}`));
    expect(contentOf(edited)).toBe(whole.replace(LETTER, `${LETTER} ${more} ${more}`));
    for (const scene of edited) expect(Scene.safeParse(scene).success).toBe(true);
  });

  it('contain the whole text if all of it is new', () => {
    const text = 'A robot counted the stars. It found one too many. It counted again. The number had grown.';
    expect(contentOf(edit(text))).toBe(text);
  });
});

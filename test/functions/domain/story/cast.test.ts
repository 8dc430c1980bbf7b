import { describe, expect, it } from 'vitest';
import { fullDescription, membersIn, readCast } from '#functions/domain/story/cast.ts';
import { picturePrompt } from '#functions/domain/story/picture-prompt.ts';
import { planScenes } from '#functions/domain/story/scene-plan.ts';
import { Scene } from '#functions/domain/story/story.ts';
import { defined } from '#test/support/values.ts';

const MARA = { name: 'Mara Quinn', looks: 'a woman of sixty, grey braid, yellow oilskin coat' };
const ROOM = { name: 'the lamp room', looks: 'round, brass lens, salt on the glass' };
const JONAS = { name: 'Jonas Quinn', looks: 'a thin boy of nine in a blue jumper' };
const CAST = [MARA, ROOM, JONAS];

describe('a picture’s description', () => {
  // Proves film-people-places-look-in-picture.
  it('is extended with the looks of everyone and everything that it names, as worded in the cast', () => {
    expect(fullDescription('Mara Quinn lights the lens of the lamp room, low angle', CAST)).toBe(
      'Mara Quinn lights the lens of the lamp room, low angle. Mara Quinn: a woman of sixty, grey braid, yellow oilskin coat. the lamp room: round, brass lens, salt on the glass.',
    );
  });

  it.each([
    ['a first name alone', 'Mara’s hand on a rope.', [MARA]],
    ['a name that two members share', 'The Quinn boat at night.', []],
    ['a place in a different case', 'The Lamp Room at dusk.', [ROOM]],
    ['part of a word', 'Maracas in a drawer.', []],
    ['an article', 'The sea.', []],
    ['no member of the cast', 'A gull over the water.', []],
  ])('with %s refers to the right members', (_, picture, members) => {
    expect(membersIn(picture, CAST)).toEqual(members);
  });

  it('stays unchanged without a cast, or when it names no member', () => {
    expect(fullDescription('A pier')).toBe('A pier');
    expect(fullDescription('A pier', CAST)).toBe('A pier');
  });

  it('never exceeds the maximum length for a scene, and keeps the looks of the first members of a large cast', () => {
    const crowd = Array.from({ length: 6 }, (_, index) => ({
      name: `Person${'x'.repeat(index)}`,
      looks: `${'very tall '.repeat(14)}person`,
    }));
    const picture = `${crowd.map(({ name }) => name).join(' and ')} ${'walk and walk '.repeat(60)}`.slice(
      0,
      600,
    );
    const [scene] = planScenes([{ narration: 'They walked.', picture }], 'en', crowd);
    expect(Scene.safeParse(scene).success).toBe(true);
    expect(scene?.picture).toContain('Person: very tall');
    expect(scene?.picture).not.toContain('Personxxxxx:');
    expect(scene?.picture).toMatch(/^Person and Personx/u);
  });
});

describe('the pictures of a film', () => {
  const narration =
    'The sea went quiet before dawn, and nobody on the pier had heard it stop. The keeper did, and he put down his cup to listen for it.';

  it('include the looks even if two pictures share a description, and fit the limit even if the description is long', () => {
    const picture = `Mara Quinn, ${'a wave behind a wave '.repeat(40)}`.slice(0, 600);
    const planned = planScenes([{ narration, picture }], 'en', CAST);
    expect(planned).toHaveLength(2);
    for (const scene of planned) {
      expect(Scene.safeParse(scene).success).toBe(true);
      expect(scene.picture).toMatch(/Mara Quinn: a woman of sixty, grey braid, yellow oilskin coat\.$/u);
    }
    expect(planned[1]?.picture).toContain('Seen closer.');
  });

  // Proves film-pictures-framed-descriptions-say.
  it('are framed as the description says, but a second view and a repaint are framed differently', () => {
    const planned = planScenes([{ narration, picture: 'Mara Quinn at the rail, high angle.' }], 'en', CAST);
    expect(planned.map(({ shot }) => shot)).toEqual(['high angle', 'medium view']);
    const shotOf = (scene: (typeof planned)[number] & { take?: number }): string =>
      /^Shot: .*$/mu.exec(
        picturePrompt({ title: 'Sea', category: 'Mystery', scene, index: 0, count: 8, styleKey: 'a' }),
      )?.[0] ?? '';
    expect(shotOf(defined(planned[0]))).toBe('Shot: high angle.');
    expect(shotOf(defined(planned[1]))).toBe('Shot: medium view.');
    expect(shotOf({ ...defined(planned[0]), take: 2 })).toBe('Shot: wide view.');
  });
});

describe('a cast from a model', () => {
  it('drops members without a name or looks, and all members beyond six', () => {
    const member = (index: number) => ({ name: `P${index}`, looks: 'tall' });
    expect(
      readCast([
        'Mara',
        null,
        { name: 'Ada' },
        { name: ' ', looks: 'tall' },
        { name: 'x'.repeat(61), looks: 'tall' },
        { name: 'Ada\u0000\n', looks: ' in red. ' },
        ...Array.from({ length: 9 }, (_, index) => member(index)),
      ]),
    ).toEqual([{ name: 'Ada', looks: 'in red' }, ...[0, 1, 2, 3, 4].map(member)]);
  });

  it('is cut to fit in a description', () => {
    const [member] = readCast([{ name: 'Ada', looks: '🦊 red '.repeat(2_000) }]);
    expect(member?.looks.length).toBeLessThanOrEqual(160);
    expect(member?.looks.isWellFormed()).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { contentOf } from '#contract/script.ts';
import { editedScenes, ownScenes } from '#functions/domain/story/own-scenes.ts';

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
const picturesOf = (list: readonly { picture: string }[]): string[] => list.map(({ picture }) => picture);

describe('the scenes of a script that its creator wrote', () => {
  it('contain the whole text, each with a picture of what is said', () => {
    const own = ownScenes(whole, 'en');
    expect(own.length).toBeGreaterThan(1);
    expect(contentOf(own)).toBe(whole);
    for (const { narration, picture } of own) expect(picture).toBe(narration);
  });
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

  it('get a picture of the new words when most of the old ones are gone', () => {
    const sailor = 'A sailor in a red coat waited for somebody else entirely.';
    const edited = edit(whole.replace(KEEPER, sailor));
    expect(picturesOf(edited)).toEqual(['a dark lighthouse', sailor, 'ships and a beam of light']);
  });

  it('contain the whole text when all of it is new', () => {
    const text = 'A robot counted the stars. It found one too many. It counted again. The number had grown.';
    expect(contentOf(edit(text))).toBe(text);
  });
});

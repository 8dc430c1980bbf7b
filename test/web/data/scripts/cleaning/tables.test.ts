import { describe, expect, it } from 'vitest';
import { cleanScript } from '#web/data/scripts/clean-script.ts';

const WORDS = ['It was dark in the old house.', 'Then the lamp went out again.'] as const;
const SPOKEN = WORDS.join('\n');
const headed = (name: string): string =>
  `| Time | Visual | ${name} | Music |\n|---|---|---|---|\n| 0-3 s | A lamp | ${WORDS[0]} | piano |\n| 3-6 s | A house | ${WORDS[1]} | wind |`;

const NAMES =
  `Audio (Voiceover)|Voiceover (Audio)|Voiceover Script|Audio / VO|Script (VO)|Narration / Dialogue|Spoken Text|Narrator Says|What you say|**VO**|🎙️ Voiceover
Sprechertext (Voiceover)|Off-Text|Kommentar|Ton / Sprecher|Sprecher (Ton)|Gesprochener Text
Audio (Voix off)|Voix off (texte)|Commentaire|Narrateur|Texte / Voix off
Texto (Voz en off)|Locución / Texto|Narración|Voz en off (locución)`.split(/[|\n]/u);

describe('a pasted table', () => {
  it.each(NAMES)('is reduced to the column called %s', (name) => {
    expect(cleanScript(headed(name)).text).toBe(SPOKEN);
    const tabs = headed(name)
      .split('\n')
      .filter((line) => !line.startsWith('|--'))
      .map((line) => line.replaceAll(/^\| | \|$/gu, '').replaceAll(' | ', '\t'))
      .join('\n');
    expect(cleanScript(tabs).text).toBe(SPOKEN);
  });

  it('is reduced to the only column with sentences if no column name is recognised', () =>
    expect(cleanScript(headed('Column C')).text).toBe(SPOKEN));

  it('is reduced to the likeliest of several columns, but never to the on-screen text', () => {
    const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
    const text = [
      row('Text on screen', 'Text', 'Ton', 'Sprechertext'),
      row('---', '---', '---', '---'),
      row('DARK', 'Dark!', 'wind', WORDS[0]),
      row('OUT', 'Out!', 'wind', WORDS[1]),
    ].join('\n');
    expect(cleanScript(text).text).toBe(SPOKEN);
  });

  it('has its column names in its first lines, not further down', () => {
    const text = '| what | whose |\n|---|---|\n| text | Anna, of course. |\n| sound | Tom, they say. |';
    const story = 'It was dark in the old house, and nobody came to light the lamp.';
    expect(cleanScript(`${text}\n\n${story}`).text).toBe(story);
  });

  it('stays intact if nothing would be left of it', () => {
    const text = '| Lamp | 3 |\n|---|---|\n| House | 4 |';
    expect(cleanScript(text)).toEqual({ text, taken: {} });
    expect(cleanScript('[Music]')).toEqual({ text: '[Music]', taken: {} });
  });
});

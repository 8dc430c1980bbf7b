import { describe, expect, it } from 'vitest';
import {
  ideasInLines,
  ideasInTable,
  looksLikeScript,
  mayBeScript,
  scriptIn,
  tableOf,
} from '#web/data/ideas/found-ideas.ts';

const SENTENCE = 'The keeper counted the ships twice and found one too many in the harbour.';
const script = (sentences: number): string => Array.from({ length: sentences }, () => SENTENCE).join(' ');
const source = (text: string, name = '') => ({ kind: 'text' as const, name, text });

describe('a list of ideas', () => {
  it('has one idea per line, without list markers or empty lines', () =>
    expect(ideasInLines('- The lamp\n\n  2. The key \n• The map\n1984 in Berlin')).toEqual([
      { text: 'The lamp' },
      { text: 'The key' },
      { text: 'The map' },
      { text: '1984 in Berlin' },
    ]));

  it('keeps a formula as plain text', () =>
    expect(ideasInLines('=HYPERLINK("https://a.example","x")\n+1+1\n@SUM(A1)')).toEqual([
      { text: '=HYPERLINK("https://a.example","x")' },
      { text: '+1+1' },
      { text: '@SUM(A1)' },
    ]));

  it('isn’t a script, however many words it has', () => {
    const list = Array.from({ length: 30 }, (_, at) => `The lamp that burned ${at} nights`).join('\n');
    expect(mayBeScript(source(list))).toBe(true);
    expect(looksLikeScript(source(list))).toBe(false);
  });
});

describe('a longer text', () => {
  it.each([
    ['one paragraph', script(6)],
    ['a sentence on each line', script(6).replaceAll('. ', '.\n')],
    ['a title and paragraphs', `The Lost Ship\n\n${script(3)}\n\n${script(3)}`],
  ])('looks like a script: %s', (_, text) => expect(looksLikeScript(source(text))).toBe(true));

  it('isn’t a script if it is too short for a story', () =>
    expect(mayBeScript(source(script(2)))).toBe(false));

  it('uses its first line as the title, which isn’t spoken', async () =>
    expect(await scriptIn(source(`The Lost Ship\n\n${script(6)}`, 'draft 3'))).toEqual({
      text: 'The Lost Ship',
      script: script(6),
    }));

  it('uses its file name as the title if the first line is a sentence', async () =>
    expect(await scriptIn(source(script(6), 'The Lost Ship'))).toEqual({
      text: 'The Lost Ship',
      script: script(6),
    }));

  it('uses its first sentence as the title if it was pasted', async () =>
    expect((await scriptIn(source(script(6)))).text).toBe(SENTENCE));

  it('doesn’t mistake a title such as “Dr.” or initials for a sentence', async () =>
    expect((await scriptIn(source(`Dr. J. R. Smith lit the lamp. ${script(6)}`))).text).toBe(
      'Dr. J. R. Smith lit the lamp.',
    ));
});

describe('a table of ideas', () => {
  const ideasInRows = (rows: readonly (readonly string[])[]) => {
    const table = tableOf(rows);
    return ideasInTable(table, table.columns);
  };
  const LAMP = 'The lamp that burned for a hundred years in an empty tower';

  it('may have its columns in any order, with their names in the first row', () =>
    expect(
      ideasInRows([
        ['Nr', 'Script', 'Title'],
        ['1', 'Words to say.', 'The Lamp'],
        ['2', '', 'The Key'],
      ]),
    ).toEqual([{ text: 'The Lamp', script: 'Words to say.' }, { text: 'The Key' }]));

  it('yields scripts without the parts that aren’t spoken', () =>
    expect(
      ideasInRows([
        ['title', 'script'],
        ['The Lamp', '**Narrator:** It was dark [pause].'],
      ]),
    ).toEqual([{ text: 'The Lamp', script: 'It was dark.' }]));

  it.each([
    [['Thema', 'Stil'], 0, undefined],
    [['Titre', 'Texte'], 0, 1],
    [['Estado', 'Guion', 'Tema'], 2, 1],
    [['Hook', 'Mood'], 0, undefined],
  ] as const)(
    'may have column names in another language, or ones that we don’t recognise: %j',
    (heads, title, script) => {
      const table = tableOf([heads, [LAMP, LAMP, LAMP], [LAMP, LAMP, LAMP]]);
      expect(table).toMatchObject({ columns: script === undefined ? { title } : { title, script } });
      expect(table.rows).toHaveLength(2);
    },
  );

  it('has no scripts unless one of its columns is named or chosen as the script column', () => {
    const table = tableOf([
      ['1', 'The Lamp', 'Words to say.'],
      ['2', 'The Key'],
    ]);
    expect(table.names).toEqual(['Column 1', 'Column 2', 'Column 3']);
    expect(ideasInTable(table, table.columns)).toEqual([{ text: 'The Lamp' }, { text: 'The Key' }]);
    expect(ideasInTable(table, { title: 1, script: 2 })).toEqual([
      { text: 'The Lamp', script: 'Words to say.' },
      { text: 'The Key' },
    ]);
  });

  it('leaves the idea empty if a script has no title, so that the row is marked', () =>
    expect(
      ideasInRows([
        ['title', 'script'],
        ['', 'Words to say.'],
      ]),
    ).toEqual([{ text: '', script: 'Words to say.' }]));
});

import { describe, expect, it } from 'vitest';
import { ideasIn, pastedSource, readIdeaFile } from '#web/data/ideas/read-idea-file.ts';

const fileOf = (name: string, ...parts: BlobPart[]): File => new File(parts, name);
const ideasOf = async (name: string, ...parts: BlobPart[]) =>
  ideasIn(await readIdeaFile(fileOf(name, ...parts)), false);
const utf16 = (text: string): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(2 + text.length * 2);
  bytes.set([0xff, 0xfe]);
  for (let at = 0; at < text.length; at += 1)
    bytes.set([text.charCodeAt(at) & 255, text.charCodeAt(at) >> 8], 2 + at * 2);
  return bytes;
};

describe('a file with ideas', () => {
  it('may be a table with commas, semicolons or tabs, and line breaks and quotes in its cells', async () => {
    const lamp = { text: 'The Lamp', script: 'One, two.\n“Three” "four".' };
    expect(await ideasOf('a.csv', 'title,script\n"The Lamp","One, two.\n“Three” ""four""."\n')).toEqual([
      lamp,
    ]);
    expect(await ideasOf('a.csv', 'Titel;Skript\nThe Lamp;One, two. “Three” "four".\n')).toEqual([
      { ...lamp, script: 'One, two. “Three” "four".' },
    ]);
    expect(await ideasOf('a.tsv', 'title\tscript\nThe Lamp\tOne, two.\n')).toEqual([
      { text: 'The Lamp', script: 'One, two.' },
    ]);
  });

  it('may state which character separates its cells', async () =>
    expect(await ideasOf('a.csv', 'sep=;\r\nThema;Stil\r\nDie Lampe, die brannte;düster\r\n')).toEqual([
      { text: 'Die Lampe, die brannte' },
    ]));

  it.each([
    ['a French script', 'a.csv', 'Idée;Scénario\nLa lampe;Il fait noir.\n', 'La lampe', 'Il fait noir.'],
    ['curly quotes', 'a.csv', 'title,script\n“The lamp, old”,“One, two”\n', 'The lamp, old', 'One, two'],
    ['low quotes', 'a.csv', 'Titel;Skript\n„Die Lampe; alt“;eins\n', 'Die Lampe; alt', 'eins'],
    ['single quotes', 'a.csv', "title,script\n'The lamp, old',one\n", 'The lamp, old', 'one'],
    ['SEP in capitals', 'a.csv', 'SEP=;\nTitel;Drehbuch\nDie Lampe;eins\n', 'Die Lampe', 'eins'],
    [
      'Markdown',
      'a.md',
      '# Ideas\n\n| Title | Script |\n|:--|---|\n| Lamp \\| key | one |\n',
      'Lamp | key',
      'one',
    ],
  ])('may be a table with %s', async (_, name, table, text, script) =>
    expect(await ideasOf(name, table)).toEqual([{ text, script }]),
  );

  it('may have multi-word headings, numbered rows, and a title above them', async () => {
    const lamp = [{ text: 'La lampe', script: 'Il fait noir.' }];
    expect(await ideasOf('a.csv', 'Nº;Titre de la vidéo;Texte voix off\n1;La lampe;Il fait noir.\n')).toEqual(
      lamp,
    );
    expect(
      await ideasOf('a.csv', 'Plan 2026;;\n;;\nNo.;Video title;Full script\n1;La lampe;Il fait noir.\n'),
    ).toEqual(lamp);
    expect(await ideasOf('a.csv', '#;Folgentitel;Sprechertext\n1;La lampe;Il fait noir.\n')).toEqual(lamp);
    expect(
      await ideasOf('a.csv', 'Love story;Two people and a train that never came;sad\nRome;It burned;epic\n'),
    ).toEqual([{ text: 'Love story' }, { text: 'Rome' }]);
  });

  it.each([
    ['title,status\n"Help!" she said to nobody,ready\n', ['"Help!" she said to nobody']],
    ['title\tstatus\n"The Lamp" that never went out\tready\n', ['"The Lamp" that never went out']],
    ['title;status\nThe "key";"Go," she said.\n', ['The "key"']],
    ['title,status\n"Run!" he said,"They ran. ""Faster!"""\n', ['"Run!" he said']],
    [
      'Idea\nIn 1,000 years nobody remembers us\nA king, a crow\n',
      ['In 1,000 years nobody remembers us', 'A king, a crow'],
    ],
    [
      'Titel\nDie 1,5 Sekunden, die alles änderten\nDer Turm\n',
      ['Die 1,5 Sekunden, die alles änderten', 'Der Turm'],
    ],
    ['TITLE (working),Done?\nThe lamp,no\n', ['The lamp']],
    ['Task ID,Task Name,Status\n86a1xyzk,The pilot,to do\n', ['The pilot']],
    [
      'Timestamp,What should I explain next?\n1/14/2025 9:32:10,Frets\n1/15/2025 10:05:44,Pedals\n',
      ['Frets', 'Pedals'],
    ],
    ['Ref,What,Status\n86a1xyzk,The pilot who landed on a road,to do\n', ['The pilot who landed on a road']],
  ])('keeps its ideas exactly as written: %j', async (table, ideas) =>
    expect((await ideasOf('a.csv', table)).map(({ text }) => text)).toEqual(ideas),
  );

  it('may be a table with sentences from a chat around it, a checklist, a list under headings, or numbered lines', async () => {
    const ideas = [{ text: 'The lamp' }, { text: 'The key' }];
    const chat =
      'Here are two ideas:\n\n| # | Idea |\n|---|---|\n| 1 | **The lamp** |\n| 2 | **The key** |\n\nWant more?\n';
    expect(await ideasOf('a.md', chat)).toEqual(ideas);
    expect(await ideasOf('a.md', '- [ ] The lamp\n- [x] The key\n')).toEqual(ideas);
    expect(await ideasOf('a.md', '# Ideas\n\n## March\n\n- The lamp\n\n## April\n\n- The key\n')).toEqual(
      ideas,
    );
    expect(await ideasOf('a.txt', '1\tThe lamp\n2\tThe key\n')).toEqual(ideas);
  });

  it('finds scripts in a column even if the heading has an addition in brackets', async () =>
    expect(await ideasOf('a.csv', 'Title (EN),Script (60 s)\nThe lamp,It burned.\n')).toEqual([
      { text: 'The lamp', script: 'It burned.' },
    ]));

  it('doesn’t lose a row because another row has unmatched quotation marks', async () =>
    expect(
      await ideasOf(
        'a.csv',
        'title,script\n"The lamp,one\n"The "key" turned",two\nThe coat,three\n"The\nmap",four\n',
      ),
    ).toEqual([
      { text: 'The lamp', script: 'one' },
      { text: 'The "key" turned', script: 'two' },
      { text: 'The coat', script: 'three' },
      { text: 'The map', script: 'four' },
    ]));

  // Proves series-import-formulas-another-encoding.
  it('is decoded from UTF-8 with or without a byte-order mark, from UTF-16, and from Windows’ Western encoding', async () => {
    const cafe = [{ text: 'Das Café' }, { text: 'Die Brücke' }];
    expect(await ideasOf('a.txt', '\uFEFFDas Café\r\nDie Brücke\r\n')).toEqual(cafe);
    expect(await ideasOf('a.csv', utf16('Das Café\r\nDie Brücke\r\n'))).toEqual(cafe);
    const western = 'Das Café\nDie Brücke'.split('').map((letter) => letter.charCodeAt(0));
    expect(await ideasOf('a.txt', new Uint8Array(western))).toEqual(cafe);
  });

  // Proves series-import-10-000-lines.
  it('yields ten thousand ideas if it has ten thousand lines', async () => {
    const lines = Array.from({ length: 10_000 }, (_, at) => `Idea ${at}`).join('\n');
    expect((await ideasOf('a.txt', lines)).length).toBe(10_000);
    expect((await ideasOf('a.csv', lines)).length).toBe(10_000);
  });

  it('isn’t a table just because its lines contain commas, whatever the file is called', async () =>
    expect(await ideasOf('a.csv', 'Lamps, keys, and maps\nThe key\n')).toEqual([
      { text: 'Lamps, keys, and maps' },
      { text: 'The key' },
    ]));

  // Proves series-import-formulas-another-encoding.
  it('keeps formulas as text', async () =>
    expect(await ideasOf('a.csv', 'title\n"=cmd|\' /C calc\'!A0"\n')).toEqual([
      { text: "=cmd|' /C calc'!A0" },
    ]));

  it('is read without its Markdown markup', async () =>
    expect((await readIdeaFile(fileOf('a.md', '# The Lamp\n\nIt was **dark**: 2*4*8.'))).text).toContain(
      'It was dark: 2*4*8.',
    ));

  it.each([
    ['a spreadsheet', fileOf('ideas.xlsx', 'x'), /can’t be imported\. Save lists as \.csv or \.txt/u],
    [
      'a picture named like a text file',
      fileOf('a.csv', new Uint8Array([0x89, 0x50, 0, 0, 1])),
      /isn’t text/u,
    ],
    ['an empty file', fileOf('a.txt', ' \n'), /is empty/u],
    ['a file of many megabytes', fileOf('a.txt', 'x'.repeat(5_000_001)), /too large/u],
  ])('is refused with advice on what to do: %s', (_, file, sentence) =>
    expect(readIdeaFile(file)).rejects.toThrow(sentence),
  );
});

describe('a pasted list', () => {
  it('is recognised as a table if it comes from a spreadsheet', async () =>
    expect(await ideasIn(pastedSource('The Lamp\tWords to say.\r\nThe Key\t'), false)).toEqual([
      { text: 'The Lamp' },
      { text: 'The Key' },
    ]));

  it('is recognised as a table if it is written in Markdown', async () =>
    expect(
      await ideasIn(pastedSource('| Title | Script |\n|---|---|\n| The lamp | one |\n| The key |  |'), false),
    ).toEqual([{ text: 'The lamp', script: 'one' }, { text: 'The key' }]));

  it('has one idea per line, including any commas', async () =>
    expect(await ideasIn(pastedSource('Lamps, keys and maps\nThe key'), false)).toEqual([
      { text: 'Lamps, keys and maps' },
      { text: 'The key' },
    ]));
});

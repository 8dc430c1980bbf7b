import { describe, expect, it } from 'vitest';
import { readScriptFile } from '#web/data/scripts/read-script-file.ts';
import { problemOf } from '#web/data/scripts/script.ts';

const fileOf = (name: string, ...parts: BlobPart[]): File => new File(parts, name);
const words = (name: string, ...parts: BlobPart[]): Promise<string> => readScriptFile(fileOf(name, ...parts));

describe('a file with a script', () => {
  it('yields its text if it is plain text', async () => {
    expect(await words('lamp.txt', '\uFEFFThe lamp\r\nwas dark.\r\n')).toBe('The lamp\nwas dark.');
  });

  it('keeps its accented letters if it is in an older encoding', async () => {
    expect(await words('a.txt', new Uint8Array([0x63, 0x61, 0x66, 0xe9]))).toBe('café');
    expect(await words('a.TXT', new Uint8Array([0xff, 0xfe, 0x68, 0, 0x69, 0]))).toBe('hi');
  });

  it('yields the words in its subtitles, without timestamps and tags', async () => {
    const srt =
      '1\r\n00:00:01,000 --> 00:00:03,000\r\nThe <i>lamp</i>\r\nwas dark.\r\n\r\n2\r\n00:00:04,000 --> 00:00:05,000\r\nThen it burned.\r\n';
    const vtt =
      'WEBVTT\n\nNOTE made by hand\n\n00:01.000 --> 00:03.000 align:start\n<v Ada>The lamp</v>\n\n00:04.000 --> 00:05.000\nburned.\n';
    expect((await words('a.srt', srt)).replaceAll(/\s+/gu, ' ')).toBe('The lamp was dark. Then it burned.');
    expect((await words('a.vtt', vtt)).replaceAll(/\s+/gu, ' ')).toBe('The lamp burned.');
  });

  it.each([
    [
      'blank lines within a cue',
      '1\n00:00:01,000 --> 00:00:02,000\nThe lamp\n\nwas dark.\n\n2\n00:00:03,000 --> 00:00:04,000\nIt burned.\n',
      'The lamp was dark. It burned.',
    ],
    [
      'lines before the first cue',
      'Subtitles by Ada\n\n1\n00:00:01,000 --> 00:00:02,000\nThe lamp.\n',
      'The lamp.',
    ],
    [
      'no blank lines between cues',
      '1\n00:00:01,000 --> 00:00:02,000\nThe lamp\n2\n00:00:03,000 --> 00:00:04,000\nburned.\n',
      'The lamp burned.',
    ],
    [
      'entities',
      '00:01.000 --> 00:02.000\nHi &amp; bye &lt;3 &#39;n&#x27; &nbsp;so &copy; &nosuch;\n',
      "Hi & bye <3 'n' so © &nosuch;",
    ],
    ['comparisons', '00:01.000 --> 00:02.000\n5 < 6 and <b>7 > 2</b>\n', '5 < 6 and 7 > 2'],
    [
      'ASS overrides',
      '1\n00:00:01,000 --> 00:00:02,000\n{\\an8\\b1}The lamp\\Nburned.\n',
      'The lamp burned.',
    ],
    [
      'backslashes that are no ASS',
      '1\n00:00:01,000 --> 00:00:02,000\nC:\\New\\h {x} \\N is $5.\n',
      'C:\\New\\h {x} \\N is $5.',
    ],
    [
      'empty cues',
      '1\n00:00:01,000 --> 00:00:02,000\n\n2\n00:00:03,000 --> 00:00:04,000\nEnd.\n\n3\n00:00:05,000 --> 00:00:06,000\n \n',
      'End.',
    ],
    [
      'other arrows',
      '1\n00:00:01,000 -> 00:00:02,000\nThe\n\n2\n00:00:03.000 → 00:00:04.000\nlamp\n\n3\n0:05 —> 0:06\nburned\n\n4\n0:07 ==> 0:08\nin\n\n5\n0:09 ⇒ 0:10\nthe\n\n6\n0:11 --&gt; 0:12\ndark.\n',
      'The lamp burned in the dark.',
    ],
    [
      'cues out of order',
      '2\n00:00:03,000 --> 00:00:04,000\nburned.\n\n1\n00:00:01,000 --> 00:00:02,000\nThe lamp\n',
      'The lamp burned.',
    ],
    [
      'live captions that repeat a line',
      '00:01.000 --> 00:04.000\nThe lamp\n\n00:02.000 --> 00:05.000\nThe lamp\nburned.\n',
      'The lamp burned.',
    ],
    [
      'a script of numbers',
      '1\n00:00:01,000 --> 00:00:02,000\n1969\n\n2\n00:00:03,000 --> 00:00:04,000\nwas a year.\n',
      '1969 was a year.',
    ],
    [
      'clocks of other kinds',
      '0:0:1.240 --> 0:0:4.80\nThe lamp\n\n00:00:05:000 ––> 00:00:06:000\nburned.\n',
      'The lamp burned.',
    ],
    [
      'notes of music and dashes',
      '00:01.000 --> 00:02.000\n♪ The lamp ♪\n\n00:03.000 --> 00:04.000\n- Who burned?\n- It did – once.\n\n00:05.000 --> 00:06.000\n♪♪\n',
      'The lamp Who burned? It did – once.',
    ],
    [
      'speakers, sounds and credits',
      '00:01.000 --> 00:02.000\n[DOOR CREAKS]\n\n00:03.000 --> 00:04.000\nMAN #2: Who is there?\n(It was late.)\n\n00:05.000 --> 00:06.000\nSubtitles by Ada\n',
      'Who is there? (It was late.)',
    ],
    [
      'one word in capitals',
      '00:01.000 --> 00:02.000\nNASA: we have a problem.\n',
      'NASA: we have a problem.',
    ],
    [
      'names above the words of a meeting',
      '0:0:1.2 --> 0:0:2.3\nSchmidt, Anna\nThe lamp\n\n0:0:3.2 --> 0:0:4.3\nSchmidt, Anna\nburned.\n',
      'The lamp burned.',
    ],
    [
      'breaks, ruby and accents of HTML',
      '00:01.000 --> 00:02.000\n<ruby>The<rt>ze</rt></ruby><br/>caf&eacute; of Gra&szlig;&shy;mann.\n',
      'The café of Graßmann.',
    ],
    [
      'frames, semicolons and no spaces',
      '00:00:01:12 --> 00:00:02:10\nThe lamp\n\n00:00:01:05 --> 00:00:02:00\nSee?\n\n00;00;03;00-->00;00;05;12\nburned\n\n100:00:01,000 --> 100:00:02,000 X1:100 X2:600\nin.\n',
      'See? The lamp burned in.',
    ],
    [
      'words in angle brackets',
      '00:01.000 --> 00:02.000\n<lang en>Dark</lang> & <cold> <font color="#fff">now</font>.\n',
      'Dark & <cold> now.',
    ],
    [
      'the commas of SBV',
      '0:00:01.000,0:00:02.000\nThe lamp\n\n0:00:03.000,0:00:04.000\n1:00,2:00 burned.\n',
      'The lamp 1:00,2:00 burned.',
    ],
    [
      'times with spaces, as machine translation writes them',
      '1\n00: 00: 01, 000 --> 00: 00: 03, 000\nThe lamp burned.\n',
      'The lamp burned.',
    ],
    [
      'a number apart from its times',
      '1\n\n00:00:01,000 --> 00:00:02,000\nHe sold the moon.\n\n2\n\n00:00:03,000 --> 00:00:04,000\nIn pieces.\n',
      'He sold the moon. In pieces.',
    ],
    [
      'a word said again',
      '00:01.000 --> 00:01.300\nvery,\n\n00:01.300 --> 00:01.600\nvery\n\n00:01.600 --> 00:02.000\nvery\n\n00:02.000 --> 00:03.000\ncold\n',
      'very, very very cold',
    ],
    [
      'American marks for speakers',
      '00:01.000 --> 00:02.000\n>> A BRIDGE\nIS MISSING.\n\n00:03.000 --> 00:04.000\n&gt;&gt; REPORTER: IT WAS HERE.\n\n00:05.000 --> 00:06.000\n>>> IN OTHER NEWS, RAIN.\n',
      'A BRIDGE IS MISSING. IT WAS HERE. IN OTHER NEWS, RAIN.',
    ],
    [
      'an advert in two lines, and a broadcaster’s note',
      '00:01.000 --> 00:02.000\nAdvertise your brand here\ncontact www.OpenSubtitles.org today\n\n00:02.000 --> 00:03.000\n* Düstere Musik *\n\n00:03.000 --> 00:04.000\nEr kam.\n\n00:05.000 --> 00:06.000\nUntertitelung des ZDF, 2020\n',
      'Er kam.',
    ],
    [
      'the names of a meeting',
      'WEBVTT\n\n00:01.000 --> 00:02.000\nPriya Nair: Can everyone see it?\n\n00:03.000 --> 00:04.000\nTom: Yes, we can.\n\n00:05.000 --> 00:06.000\nPriya Nair: Good.\n',
      'Can everyone see it? Yes, we can. Good.',
    ],
    [
      'the dialogue of ASS',
      '[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,The map, {\\i1}he said{\\i0},\\Nwas wrong.\n',
      'The map, he said, was wrong.',
    ],
    ['a style of MicroDVD', '00:01.000 --> 00:02.000\n{y:i}The lamp burned.\n', 'The lamp burned.'],
    ['no times at all', 'Just words\n', undefined],
  ])('yields the words in subtitles with %s', async (_, text, spoken) => {
    for (const name of ['a.srt', 'a.vtt'])
      if (spoken === undefined) await expect(words(name, text)).rejects.toThrow(/has no text in it/u);
      else expect((await words(name, text)).replaceAll(/\s+/gu, ' '), name).toBe(spoken);
  });

  it('yields the spoken words in WebVTT with names, notes, styles, regions and voices', async () => {
    const vtt = `WEBVTT - made by hand
X-TIMESTAMP-MAP=LOCAL:00:00:00.000

STYLE
::cue { color: lime }

REGION
id:fred

NOTE one
two

intro
00:01.000 --> 00:03.000 align:start position:0%
<v.loud Ann Lee>The <00:01.500><c.yellow>lamp</c>

NOTE between

outro
00:00:04.000 --> 00:00:05.000
burned.
`;
    expect((await words('a.vtt', vtt)).replaceAll(/\s+/gu, ' ')).toBe('The lamp burned.');
  });

  it('keeps text in WebVTT that looks like ASS markup', async () => {
    const vtt = 'WEBVTT\n\n00:01.000 --> 00:03.000\nC:\\New\\h {\\an8} \\N is $5.\n';
    expect(await words('a.vtt', vtt)).toBe('C:\\New\\h {\\an8} \\N is $5.');
  });

  it('is read quickly even if it contains the subtitles of a two-hour film, and is reported as too long', async () => {
    const clock = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(11, 19);
    const cues = Array.from(
      { length: 1_800 },
      (_, at) =>
        `${at + 1}\n${clock(at * 4)},000 --> ${clock(at * 4 + 3)},000\nThis is line ${at} of the film\nand a second line ${at}.\n`,
    );
    const before = process.cpuUsage();
    const text = await words('film.srt', cues.join('\n'));
    const problem = problemOf({ text });
    const { user, system } = process.cpuUsage(before);
    expect(text.split(/\s+/u)).toHaveLength(1_800 * 12);
    expect(problem).toMatch(/this one has 21600\./u);
    expect((user + system) / 1e6).toBeLessThan(1);
  });

  it('is read quickly even if it only starts like an ASS file', async () => {
    const text = 'Dialogue: no comma\n'.repeat(13_000);
    await expect(words('a.ass', text)).rejects.toThrow(/has no text in it/u);
  });

  it('can be read in UTF-16 without a byte-order mark, in either byte order', async () => {
    const bytes = Array.from('The lamp was dark – hé.').flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return [[code & 0xff, code >> 8]];
    });
    const little = new Uint8Array(bytes.flat());
    const big = new Uint8Array(bytes.flatMap(([low = 0, high = 0]) => [high, low]));
    for (const part of [little, big]) expect(await words('a.txt', part)).toBe('The lamp was dark – hé.');
  });

  // Proves input-srt-20-mb.
  it.each([
    ['a document', fileOf('a.docx', 'PK'), /^“a\.docx” isn’t a text file\. Choose/u],
    ['20 MB of subtitles', fileOf('a.srt', new Uint8Array(20_000_000)), /too large for a script/u],
    [
      'a picture named like a text file',
      fileOf('a.txt', new Uint8Array([0x89, 0x50, 0, 0, 1])),
      /isn’t text/u,
    ],
    ['blank', fileOf('a.txt', ' \n'), /has no text in it/u],
    ['subtitles without words', fileOf('a.vtt', 'WEBVTT\n\n'), /has no text in it/u],
  ])('is refused with a sentence when it is %s', async (_, file, sentence) => {
    await expect(readScriptFile(file)).rejects.toThrow(sentence);
  });
});

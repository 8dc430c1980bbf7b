import { describe, expect, it } from 'vitest';
import { readScriptFile } from '#web/data/scripts/read-script-file.ts';

const fileOf = (name: string, ...parts: BlobPart[]): File => new File(parts, name);
const words = (name: string, ...parts: BlobPart[]): Promise<string> => readScriptFile(fileOf(name, ...parts));

describe('a file with a script', () => {
  it('yields its text when it is plain text', async () => {
    expect(await words('lamp.txt', '\uFEFFThe lamp\r\nwas dark.\r\n')).toBe('The lamp\nwas dark.');
  });

  it('keeps its accents when it is in an older encoding', async () => {
    expect(await words('a.txt', new Uint8Array([0x63, 0x61, 0x66, 0xe9]))).toBe('café');
    expect(await words('a.TXT', new Uint8Array([0xff, 0xfe, 0x68, 0, 0x69, 0]))).toBe('hi');
  });

  it('is read without its Markdown markup', async () => {
    const text = '# The Lamp\n\nIt was **dark** for [nine years](https://a.example).\n\n- A letter came.\n';
    expect((await words('a.md', text)).replaceAll(/\s+/gu, ' ')).toBe(
      'The Lamp It was dark for nine years. A letter came.',
    );
  });

  it('yields the words of its subtitles, without times and tags', async () => {
    const srt =
      '1\r\n00:00:01,000 --> 00:00:03,000\r\nThe <i>lamp</i>\r\nwas dark.\r\n\r\n2\r\n00:00:04,000 --> 00:00:05,000\r\nThen it burned.\r\n';
    const vtt =
      'WEBVTT\n\nNOTE made by hand\n\n00:01.000 --> 00:03.000 align:start\n<v Ada>The lamp</v>\n\n00:04.000 --> 00:05.000\nburned.\n';
    expect((await words('a.srt', srt)).replaceAll(/\s+/gu, ' ')).toBe('The lamp was dark. Then it burned.');
    expect((await words('a.vtt', vtt)).replaceAll(/\s+/gu, ' ')).toBe('The lamp burned.');
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

import { extensionOf, readTextFile } from './read-text-file.ts';
import { subtitleLines } from './subtitles.ts';

/** A 400-word story takes about 3 kB; a file with timestamps and markup takes somewhat more. */
const MOST_BYTES = 256 * 1024;

const subtitles = async (text: string): Promise<string> => subtitleLines(text).join(' ');

const WORDS_OF = {
  '.txt': async (text: string) => text,
  '.md': async (text: string) => text,
  '.srt': subtitles,
  '.vtt': subtitles,
  '.sbv': subtitles,
  '.ass': subtitles,
} as const;
const isKnown = (kind: string): kind is keyof typeof WORDS_OF => Object.hasOwn(WORDS_OF, kind);

/** The kinds of file that can hold a script, for the file dialog. */
export const SCRIPT_FILES = Object.keys(WORDS_OF).join(',');

/**
 * The text of a script file; for subtitles, only the words. Throws an `Error` whose message tells the creator what to
 * do.
 */
export const readScriptFile = async (file: File): Promise<string> => {
  const kind = extensionOf(file.name);
  if (!isKnown(kind))
    throw new Error(`“${file.name}” isn’t a text file. Choose a .txt, .md, .srt, .vtt, .sbv or .ass file.`);
  if (file.size > MOST_BYTES)
    throw new Error(`“${file.name}” is too large for a script of 400 words. Choose a file of up to 256 kB.`);
  const words = (await WORDS_OF[kind](await readTextFile(file))).trim();
  if (words === '') throw new Error(`“${file.name}” has no text in it. Choose another file.`);
  return words;
};

import { markdownText } from '#web/data/scripts/read-script-file.ts';
import { extensionOf, readTextFile } from '#web/data/scripts/read-text-file.ts';
import { formatSize } from '#web/lib/format.ts';
import {
  type FoundIdea,
  type IdeaSource,
  ideasInLines,
  ideasInRows,
  joinProse,
  scriptIn,
} from './found-ideas.ts';

/** Ten thousand long ideas take about 3 MB. */
const MOST_BYTES = 5_000_000;
const KINDS = { '.txt': 'text', '.md': 'text', '.csv': 'table', '.tsv': 'table' } as const;
const isKnown = (kind: string): kind is keyof typeof KINDS => Object.hasOwn(KINDS, kind);

/** The kinds of file that hold ideas, for the file dialog. */
export const IDEA_FILES = Object.keys(KINDS).join(',');

/** Reads a file with ideas or a script. Throws an `Error` whose message tells the creator what to do. */
export const readIdeaFile = async (file: File): Promise<IdeaSource> => {
  const ending = extensionOf(file.name);
  if (!isKnown(ending))
    throw new Error(
      `“${file.name}” can’t be imported. Save lists as .csv or .txt, and scripts as .txt or .md.`,
    );
  if (file.size > MOST_BYTES)
    throw new Error(`“${file.name}” is too large. Choose a file of up to ${formatSize(MOST_BYTES)}.`);
  const read = await readTextFile(file);
  const text = ending === '.md' ? await markdownText(read) : read;
  if (text.trim() === '') throw new Error(`“${file.name}” is empty. Choose another file.`);
  return { kind: KINDS[ending], name: file.name.replace(/\.[^.]+$/u, ''), text };
};

/** Reads pasted text, in which tabs separate the cells of a spreadsheet. */
export const pastedSource = (text: string): IdeaSource => {
  const plain = text.replaceAll(/\r\n?/gu, '\n');
  const isTable = plain.includes('\t') || /^"?(?:title|idea)"?[,;]/iu.test(plain);
  return { kind: isTable ? 'table' : 'text', name: '', text: plain };
};

/** The cells of a table, whatever separates them. Formulas are read as plain text. */
const rowsOf = async (text: string): Promise<string[][]> => {
  const { parse } = (await import('papaparse')).default;
  const isTabbed = text.slice(0, text.search(/\n|$/u)).includes('\t');
  const { data, meta } = parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    delimiter: isTabbed ? '\t' : '',
    delimitersToGuess: [',', ';', '\t'],
  });
  return meta.delimiter === ',' ? joinProse(data) : data;
};

/** The ideas in an imported list. */
export const ideasIn = async (source: IdeaSource, isScript: boolean): Promise<FoundIdea[]> => {
  if (source.kind === 'table') return ideasInRows(await rowsOf(source.text));
  return isScript ? [scriptIn(source)] : ideasInLines(source.text);
};

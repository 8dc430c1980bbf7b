import { extensionOf, readTextFile } from '#web/data/scripts/read-text-file.ts';
import { formatSize } from '#web/lib/format.ts';
import {
  type FoundIdea,
  type IdeaColumns,
  type IdeaSource,
  type IdeaTable,
  ideasInLines,
  ideasInTable,
  joinProse,
  scriptIn,
  tableOf,
} from './found-ideas.ts';

/** Ten thousand long ideas take about 3 MB. */
const MOST_BYTES = 5_000_000;
const KINDS = { '.txt': 'text', '.md': 'text', '.csv': 'table', '.tsv': 'table' } as const;
const isKnown = (kind: string): kind is keyof typeof KINDS => Object.hasOwn(KINDS, kind);

/** The kinds of file that can hold ideas, for the file dialog. */
export const IDEA_FILES = Object.keys(KINDS).join(',');

/** Between digits, an asterisk means multiplication. */
const TIMES = /(?<=\d)\*(?=\d)/gu;
const KEPT = '\u{E000}';

/** The words of Markdown text, without the markup for headings, lists, emphasis and links. */
const markdownText = async (text: string): Promise<string> => {
  const { default: removeMarkdown } = await import('remove-markdown');
  // Headings above a list say what it is.
  const listed = /^\s*[-*+]\s+\S/mu.test(text) ? text.replaceAll(/^#{1,6}\s.*$/gmu, '') : text;
  return removeMarkdown(listed.replaceAll(TIMES, KEPT), { useImgAltText: false }).replaceAll(KEPT, '*');
};

const BAR = /(?<!\\)\|/u;
const FEWEST_ROWS = 3;
/** A Markdown table, alone or under headings, with tabs between its cells; undefined for any other text. */
const markdownCells = (text: string): string | undefined => {
  // Chatbots write sentences above and below their tables.
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^\|.*\|$/u.test(line));
  if (lines.length < FEWEST_ROWS || !/^[|:\s-]*-[|:\s-]*$/u.test(lines[1] ?? '')) return undefined;
  return lines
    .toSpliced(1, 1)
    .map((line) => line.slice(1, -1).split(BAR))
    .map((cells) =>
      cells.map((cell) => cell.trim().replaceAll(String.raw`\|`, '|').replaceAll('**', '')).join('\t'),
    )
    .join('\n');
};

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
  const cells = markdownCells(read);
  const text = cells ?? (ending === '.md' ? await markdownText(read) : read);
  if (text.trim() === '') throw new Error(`“${file.name}” is empty. Choose another file.`);
  return {
    kind: cells === undefined ? KINDS[ending] : 'table',
    name: file.name.replace(/\.[^.]+$/u, ''),
    text,
  };
};

/** The line in which a spreadsheet declares its separator. */
const SEPARATOR = /^\uFEFF?"?sep=(?<mark>.)"?\n/iu;
/** The headings of a table whose cells are separated by commas or semicolons. */
const HEADED = /^"?(?:title|idea|topic|titel|thema|idee|titre|sujet|idée|título|tema)"?[,;]/iu;

/** Reads pasted text, in which tabs separate the cells of a spreadsheet. */
export const pastedSource = (text: string): IdeaSource => {
  const plain = text.replaceAll(/\r\n?/gu, '\n');
  const cells = markdownCells(plain);
  const isTable = plain.includes('\t') || SEPARATOR.test(plain) || HEADED.test(plain);
  return { kind: cells !== undefined || isTable ? 'table' : 'text', name: '', text: cells ?? plain };
};

/** A cell with line breaks has at most this many lines. */
const MOST_CELL_LINES = 60;
/**
 * How many broken rows to search for the end of a cell; in a file with more broken rows, quotation marks have no
 * special meaning.
 */
const MOST_BROKEN = 200;

type Parse = (text: string, delimiter: string) => { readonly rows: string[][]; readonly isWhole: boolean };

/** Removes the marks around “"The "key" turned"”, but leaves “"Run!" he said, "now"” as it is. */
const bared = (cell: string): string => (/^"(?:[^"]*\s)?"\S.*"$/su.test(cell) ? cell.slice(1, -1) : cell);

/**
 * The cells of a row whose quotation marks don’t match. Marks around a whole cell belong to the table, and so does a
 * single mark at its start or end; all other marks are the creator’s.
 */
const cellsOf = (line: string, delimiter: string): string[] => {
  const marked = /\s*"(?<quoted>(?:[^"]|"")*)"\s*/uy;
  const cells: string[] = [];
  for (let at = 0; at <= line.length; at += delimiter.length) {
    marked.lastIndex = at;
    const { quoted = '' } = marked.exec(line)?.groups ?? {};
    const end = marked.lastIndex;
    if (end > at && (end === line.length || line.startsWith(delimiter, end))) {
      cells.push(quoted.replaceAll('""', '"'));
      at = end;
      continue;
    }
    const next = line.indexOf(delimiter, at);
    const cell = line.slice(at, next < 0 ? line.length : next).trim();
    cells.push(cell.indexOf('"') === cell.lastIndexOf('"') ? cell.replaceAll(/^"|"$/gu, '') : bared(cell));
    at = next < 0 ? line.length : next;
  }
  return cells;
};

/** Rows whose quotation marks don’t match are each read as they are, so that no row swallows the rows after it. */
const rowByRow = (text: string, delimiter: string, parse: Parse): string[][] => {
  const lines = text.split('\n');
  const rows: string[][] = [];
  let broken = 0;
  for (let at = 0; at < lines.length; ) {
    let [taken, found] = [1, parse(lines[at] ?? '', delimiter)];
    if (!found.isWhole) broken += 1;
    const most = broken > MOST_BROKEN ? 0 : Math.min(MOST_CELL_LINES, lines.length - at);
    for (let more = 2; !found.isWhole && more <= most; more += 1) {
      const longer = parse(lines.slice(at, at + more).join('\n'), delimiter);
      if (longer.isWhole && longer.rows.length === 1) [taken, found] = [more, longer];
    }
    rows.push(...(found.isWhole ? found.rows : [cellsOf(lines[at] ?? '', delimiter)]));
    at += taken;
  }
  return rows.filter((row) => row.some((cell) => cell.trim() !== ''));
};

/** A whole cell that contains a separator and is in quotation marks of a kind that tables don’t use. */
const QUOTED_CELL =
  /(?<=^|[,;\t|])(?:“(?<curly>[^“”"\n]*[,;][^“”"\n]*)”|„(?<low>[^„“"\n]*[,;][^„“"\n]*)“|'(?<single>[^'"\n]*[,;][^'"\n]*)')(?=[,;\t|]\S|[,;\t|]?$)/gmu;
/** A table’s cells, whichever separator it uses. Formulas are read as plain text. */
const rowsOf = async (whole: string): Promise<string[][]> => {
  const papa = (await import('papaparse')).default;
  const plain = whole.replaceAll(/\r\n?/gu, '\n');
  const { mark } = SEPARATOR.exec(plain)?.groups ?? {};
  const text = (mark === undefined ? plain : plain.replace(SEPARATOR, '')).replaceAll(
    QUOTED_CELL,
    (_, curly?: string, low?: string, single?: string) => `"${curly ?? low ?? single ?? ''}"`,
  );
  const isTabbed = text.slice(0, text.search(/\n|$/u)).includes('\t');
  const { data, meta, errors } = papa.parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    delimiter: mark ?? (isTabbed ? '\t' : ''),
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  const parse: Parse = (part, delimiter) => {
    const one = papa.parse<string[]>(part, { delimiter });
    return { rows: one.data, isWhole: !one.errors.some(({ type }) => type === 'Quotes') };
  };
  const isBroken = errors.some(({ type }) => type === 'Quotes');
  const rows = isBroken ? rowByRow(text, meta.delimiter, parse) : data;
  return meta.delimiter === ',' ? joinProse(rows) : rows;
};

/** The columns of an imported table; undefined for a text. */
export const columnsIn = async ({ kind, text }: IdeaSource): Promise<IdeaTable | undefined> =>
  kind === 'table' ? tableOf(await rowsOf(text)) : undefined;

/** The ideas in an imported list. `columns`: where they are, according to the creator. */
export const ideasIn = async (
  source: IdeaSource,
  isScript: boolean,
  columns?: IdeaColumns,
): Promise<FoundIdea[]> => {
  const table = await columnsIn(source);
  if (table !== undefined) return ideasInTable(table, columns ?? table.columns);
  return isScript ? [await scriptIn(source)] : ideasInLines(source.text);
};

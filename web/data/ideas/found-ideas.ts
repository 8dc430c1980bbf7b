import { sentencesOf } from '@veilcast/reading';
import { IDEA_MAX_CHARS } from '#contract/catalogue.ts';
import { cleanLines, cleanText } from '#contract/schemas/text.ts';
import { countWords } from '#contract/script.ts';
import { scriptProblem } from '#contract/script-problem.ts';
import { cleanScript } from '#web/data/scripts/clean-script.ts';
import { detectLanguage } from '#web/data/scripts/detect-language.ts';

/**
 * An idea in an imported list, not checked yet. If it has a script, `text` is the script’s title, and everything that
 * isn’t spoken has been removed from the script.
 */
export interface FoundIdea {
  readonly text: string;
  readonly script?: string;
}

/** An imported list: either a table with columns, or a text that is a list of lines or a single script. */
export interface IdeaSource {
  readonly kind: 'table' | 'text';
  /** The file’s name without its extension; empty for pasted text. */
  readonly name: string;
  readonly text: string;
}

/** “- ”, “• ”, “- [ ] ”, “12. ” or “12” and a tab before an idea in a list. */
const LIST_MARK = /^\s*(?:(?:[-*•–]|\d{1,5}[.)])\s+(?:\[[ xX]?\]\s+)?|\[[ xX]?\]\s+|\d{1,5}\t\s*)/u;
const SENTENCE_END = /[.!?…:;,]["”’»)]*$/u;
/** On average, the lines of a list are shorter than this, and the paragraphs of a script are longer. */
const PARAGRAPH_WORDS = 22;

const linesOf = (text: string): string[] => text.split('\n').filter((line) => cleanText(line) !== '');

/** One idea per line. */
export const ideasInLines = (text: string): FoundIdea[] =>
  linesOf(text).map((line) => ({ text: cleanText(line.replace(LIST_MARK, '')) }));

const isTitle = (line: string): boolean => line.length <= IDEA_MAX_CHARS && !SENTENCE_END.test(line);

/**
 * A whole script. Its title is the first line if that reads like a title; otherwise the file name or, failing that,
 * the first sentence.
 */
export const scriptIn = async ({ name, text }: Pick<IdeaSource, 'name' | 'text'>): Promise<FoundIdea> => {
  const [first = '', ...others] = linesOf(text).map(cleanText);
  const rest = others.join('\n');
  if (isTitle(first) && scriptProblem(rest) === undefined)
    return { text: first, script: cleanScript(rest).text };
  const [sentence = first] = sentencesOf(first, (await detectLanguage(text)) ?? 'en');
  const title = name === '' ? sentence : name;
  return {
    text: Array.from(cleanText(title)).slice(0, IDEA_MAX_CHARS).join(''),
    script: cleanScript(linesOf(text).join('\n')).text,
  };
};

/** Whether a text could be a single script instead of a list of ideas. */
export const mayBeScript = ({ kind, text }: IdeaSource): boolean =>
  kind === 'text' && scriptProblem(cleanText(text)) === undefined;

/** Whether the text reads like a script rather than a list. */
export const looksLikeScript = (source: IdeaSource): boolean => {
  if (!mayBeScript(source)) return false;
  const lines = linesOf(source.text);
  const sentences = lines.filter((line) => SENTENCE_END.test(line.trim())).length;
  return countWords(source.text) / lines.length >= PARAGRAPH_WORDS || sentences * 2 > lines.length;
};

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** Headings of columns that hold ideas, most likely first, and of columns that hold scripts. */
const TITLE_HEADS = [
  list('title titles titel titre título titulo titolo headline überschrift'),
  list(
    'idea ideas idee ideen idée idées topic topics thema themen theme sujet thème tema temas prompt subject name text',
  ),
];
const SCRIPT_HEADS = list(
  'roteiro roteiros narração locução sceneggiatura script scripts scénario scénarios scenario story skript drehbuch narration texte guion guión guiones narración histoire geschichte copione voiceover sprechertext locución locucion voz voix voice',
);
/** Other words that a heading may contain: “Titre de la vidéo”, “Full script”, “Texte voix off”. */
const BESIDE_HEADS = list(
  'task tasks card item aufgabe tâche tarea video videos vidéo vidéos vídeo vídeos short shorts reel reels post posts episode épisode episodio folge working final full spoken complete komplett vollständig complet completo of the for des der du de la le del el für pour para text off over en',
);
const COMPOUND = /^(?:video|folgen|beitrags|kurz|haupt|arbeits)-?(?=(?:titel|ideen?|themen?|skript)$)/u;
/** “Script (60 s)” */
const IN_BRACKETS = /\s*[([][^)\]]*[)\]]/gu;
/** The word in a heading that says what its column holds. */
const headOf = (heading: string): string => {
  const cell = cleanText(heading.replaceAll(IN_BRACKETS, '')).toLowerCase();
  const words = cell.split(/[\s_/-]+/u).map((word) => word.replace(COMPOUND, ''));
  const names = words.filter((word) => !BESIDE_HEADS.has(word));
  if (words.length === 1 || names.length === 0) return words[0] ?? cell;
  const isNamed = TITLE_HEADS.some((heads) => names.every((word) => heads.has(word)));
  return isNamed || names.every((word) => SCRIPT_HEADS.has(word)) ? (names[0] ?? cell) : cell;
};
/** A heading is a few short words, not a sentence. */
const HEAD = /^(?=.{1,30}$)[\p{L}\p{N}][^.!?,;]*$/u;
const MOST_HEAD_WORDS = 3;

/** The columns of a table. */
export interface IdeaTable {
  /** The column names from the first row, or else “Column 1” and so on. */
  readonly names: readonly string[];
  /** The rows, without the first one if it names the columns. */
  readonly rows: readonly (readonly string[])[];
  /** The column with the ideas, and the one with the scripts, if the headings name them. */
  readonly columns: IdeaColumns;
}

export interface IdeaColumns {
  readonly title: number;
  readonly script?: number | undefined;
}

const isHead = (cell: string): boolean =>
  HEAD.test(cell) && !/^[\d.,]+$/u.test(cell) && countWords(cell) <= MOST_HEAD_WORDS;

const averageWords = (rows: readonly (readonly string[])[], column: number): number =>
  rows.reduce((sum, row) => sum + countWords(row[column] ?? ''), 0) / Math.max(1, rows.length);

/** “86a1xyzk”, “TASK-12” */
const IDENTIFIER = /^\s*(?=\S*\d)[\w-]+\s*$/u;
/** A date or a time, which can’t be a heading. */
const DATE = /^\s*\d[\d/.:\s-]*(?:[AP]M)?\s*$/iu;
const isFilled = (cell: string): boolean => cleanText(cell) !== '';
/**
 * A sheet’s rows without its title. A title consists of rows with a single cell, above headings that we recognise.
 */
const underTitle = (rows: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  const start = rows.findIndex((row) => row.filter(isFilled).length > 1);
  const heads = (rows[start] ?? []).map(headOf);
  const isKnown = heads.some(
    (head) => SCRIPT_HEADS.has(head) || TITLE_HEADS.some((names) => names.has(head)),
  );
  return start > 0 && isKnown ? rows.slice(start) : rows;
};

/** Works out which row names a table’s columns, and which column holds what. */
export const tableOf = (whole: readonly (readonly string[])[]): IdeaTable => {
  const rows = underTitle(whole);
  const [first = [], ...others] = rows;
  const named = first.map(headOf);
  const byName = TITLE_HEADS.map((heads) => named.findIndex((head) => heads.has(head))).find(
    (at) => at !== -1,
  );
  const scriptAt = named.findIndex((head) => SCRIPT_HEADS.has(head));
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  // Recognises other headings by their shape: short words above longer cells.
  const looksNamed =
    first.length > 1 &&
    others.length > 0 &&
    named.every(isHead) &&
    named.some((head, column) => averageWords(others, column) > 2 * countWords(head));
  const isDated = first.some(
    (cell, column) =>
      isFilled(cell) &&
      !DATE.test(cell) &&
      others.length > 0 &&
      others.every((row) => DATE.test(row[column] ?? '')),
  );
  const hasHeads = byName !== undefined || (scriptAt !== -1 && named.length > 1) || looksNamed || isDated;
  const body = hasHeads ? others : rows;
  const columns = Array.from({ length: width }, (_, column) => column);
  const isText = (column: number): boolean =>
    body.some((row) => /\p{L}{2}/u.test(row[column] ?? '') && !IDENTIFIER.test(row[column] ?? ''));
  const title = byName ?? columns.find((column) => column !== scriptAt && isText(column)) ?? 0;
  return {
    names: columns.map((column) => (hasHeads && cleanText(first[column] ?? '')) || `Column ${column + 1}`),
    rows: body,
    columns: { title, ...(hasHeads && scriptAt !== -1 ? { script: scriptAt } : {}) },
  };
};

/** The ideas in the rows of a table. */
export const ideasInTable = ({ rows }: IdeaTable, { title, script: scriptAt }: IdeaColumns): FoundIdea[] =>
  rows.flatMap((row) => {
    const text = cleanText(row[title] ?? '');
    const script = scriptAt === undefined ? '' : cleanLines(cleanScript(row[scriptAt] ?? '').text);
    if (text === '' && script === '') return [];
    return script === '' ? [{ text }] : [{ text, script }];
  });

/** Whether the comma before a cell is part of a sentence or of a number. */
const isInProse = (row: readonly string[], at: number): boolean =>
  /^\s/u.test(row[at] ?? '') || (/\d$/u.test(row[at - 1] ?? '') && /^\d/u.test(row[at] ?? ''));

/** Lines whose commas are in numbers or before spaces are sentences, not cells, so each row becomes one cell again. */
export const joinProse = (rows: readonly (readonly string[])[]): string[][] => {
  const cut = rows.filter(({ length }) => length > 1);
  const isProse = cut.length > 0 && cut.every((row) => row.every((_, at) => at === 0 || isInProse(row, at)));
  return rows.map((row) => (isProse ? [row.join(',')] : [...row]));
};

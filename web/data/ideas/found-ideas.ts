import { IDEA_MAX_CHARS } from '#contract/catalogue.ts';
import { cleanText } from '#contract/schemas/text.ts';
import { countWords } from '#contract/script.ts';
import { scriptProblem } from '#contract/script-problem.ts';

/** An idea in an imported list, not checked yet. If it has a script, `text` is the script’s title. */
export interface FoundIdea {
  readonly text: string;
  readonly script?: string;
}

/**
 * An imported list: a table with cells in columns, or a text that is either a list of lines or a single
 * script.
 */
export interface IdeaSource {
  readonly kind: 'table' | 'text';
  /** The file’s name without its extension; empty for pasted text. */
  readonly name: string;
  readonly text: string;
}

/** “- ”, “• ” or “12. ” before an idea in a list. */
const LIST_MARK = /^\s*(?:[-*•–]|\d{1,5}[.)])\s+/u;
const SENTENCE_END = /[.!?…:;,]["”’»)]*$/u;
/** On average, the lines of a list are shorter than this, and the paragraphs of a script are longer. */
const PARAGRAPH_WORDS = 22;

const linesOf = (text: string): string[] => text.split('\n').filter((line) => cleanText(line) !== '');

/** One idea per line. */
export const ideasInLines = (text: string): FoundIdea[] =>
  linesOf(text).map((line) => ({ text: cleanText(line.replace(LIST_MARK, '')) }));

const isTitle = (line: string): boolean => line.length <= IDEA_MAX_CHARS && !SENTENCE_END.test(line);

/**
 * A whole script. Its title is the first line if that reads like a title, else the name of its file or,
 * failing that, the first sentence.
 */
export const scriptIn = ({ name, text }: Pick<IdeaSource, 'name' | 'text'>): FoundIdea => {
  const [first = '', ...others] = linesOf(text).map(cleanText);
  const rest = others.join('\n');
  if (isTitle(first) && scriptProblem(rest) === undefined) return { text: first, script: rest };
  const title = name === '' ? (/^.*?[.!?…](?=\s|$)/u.exec(first)?.[0] ?? first) : name;
  return {
    text: Array.from(cleanText(title)).slice(0, IDEA_MAX_CHARS).join(''),
    script: linesOf(text).join('\n'),
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

const TITLE_HEADS: ReadonlySet<string> = new Set([
  'title',
  'idea',
  'ideas',
  'topic',
  'text',
  'titel',
  'idee',
]);
const SCRIPT_HEADS: ReadonlySet<string> = new Set(['script', 'scripts', 'story', 'skript']);

/**
 * The ideas in the rows of a table. A header row names the columns; without a header, the script is in the
 * second column.
 */
export const ideasInRows = (rows: readonly (readonly string[])[]): FoundIdea[] => {
  const [heads = []] = rows;
  const named = heads.map((head) => cleanText(head).toLowerCase());
  const titleAt = named.findIndex((head) => TITLE_HEADS.has(head));
  const scriptAt = named.findIndex((head) => SCRIPT_HEADS.has(head));
  const hasHeads = titleAt !== -1 || (scriptAt !== -1 && named.length > 1);
  const [title, script] = hasHeads ? [titleAt === -1 ? 0 : titleAt, scriptAt] : [0, 1];
  return (hasHeads ? rows.slice(1) : rows).flatMap((row) => {
    const words = { text: cleanText(row[title] ?? ''), script: cleanText(row[script] ?? '') };
    if (words.text === '' && words.script === '') return [];
    return words.script === '' ? [{ text: words.text }] : [words];
  });
};

/** Lines whose commas are followed by spaces are sentences, not cells, so each row becomes one cell again. */
export const joinProse = (rows: readonly (readonly string[])[]): string[][] => {
  const cut = rows.filter(({ length }) => length > 1);
  const isProse = cut.length > 0 && cut.every((row) => row.slice(1).every((cell) => /^\s/u.test(cell)));
  return rows.map((row) => (isProse ? [row.join(',')] : [...row]));
};

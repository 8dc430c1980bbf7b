/* The spoken words of a table: those in one of its columns. */

import { plainText } from '../tags.ts';
import type { Taking } from '../taken.ts';
import { anyOf } from './any-of.ts';
import { NARRATOR } from './labels.ts';
import { TABLE } from './unspoken-lines.ts';

const HTML_TABLE = /<table\b[^<>]*>[\s\S]*?<\/table>/giu;
/** A text with its HTML tables converted to Markdown. */
export const rows = (text: string): string =>
  text.replaceAll(
    HTML_TABLE,
    (whole) =>
      `\n${whole
        .split(/<\/tr>/iu)
        .map((row) =>
          row
            .split(/<t[dh]\b[^<>]*>/iu)
            .slice(1)
            .map(plainText),
        )
        .filter((cells) => cells.length > 0)
        .map((cells) => `| ${cells.map((cell) => cell.replaceAll('\n', ' ')).join(' | ')} |`)
        .join('\n')}\n`,
  );

const wholly = (names: string): RegExp => new RegExp(`^${anyOf(names)}$`, 'iu');
/** Names for a column of spoken words, the most certain first. */
const SPOKEN_NAMES: readonly RegExp[] = [
  wholly(String.raw`narration|narrator(?:[’']s)?(?: says| text| script| lines?)?|
voice ?-?over(?: script| text| audio| narration)?|v\.? ?o\.?(?: script| text)?|off|spoken(?: words?| text| lines?| script)?|
dialog(?:ue|o)?s?|diálogos?|(?:what )?(?:you|i|we|they|host|speaker|narrator) says?|what to say|commentary|
sprechertext|sprecher(?:in)?|sprechtext|off-?text|off-?sprecher|gesprochener text|gesprochen|erzähler(?:in)?|
erzähltext|voix-?(?: ?off)?|texte (?:voix-? ?off|parlé|dit|lu)|narrateur|narratrice|paroles|narración|
narrador(?:a)?|locución|locutor(?:a)?|voz(?: en off)?|texto (?:hablado|narrado|locutado)`),
  wholly('audio|scripts?|skript'),
  wholly('ton|texte?|texto|guion|speech'),
  wholly('kommentar(?:text)?|commentaires?|comentario'),
];
/** What is seen meanwhile. */
const SHOWN_NAME =
  /^(?:visual|visuel|visuell|bild|image|imagen|video|vidéo|shot|plan|kamera|camera|caméra|cámara|szene|scene|scène|escena|b-?roll|on-?screen|screen|overlay|text (?:on|overlay|im)|à l[’']écran|écran|(?:en )?pantalla|einblendung)/iu;
/** What else is heard. */
const NOISE_NAME =
  /^(?:music|musik|musique|música|sfx|sounds?(?: effects?)?|geräusche?|bruitages?|sonidos?)$/iu;
const NAME_PARTS = /\s*[()[\]/&+]\s*|\s(?:and|und|et|y)\s|\s[–—-]\s/u;
const UNNAMED = SPOKEN_NAMES.length * 2;

/**
 * How certain it is that a column with this name is spoken: 0 is the most certain, UNNAMED means that it isn’t
 * spoken.
 */
const rankOf = (name: string): number => {
  const parts = name
    .replaceAll(/[*_`"“”„]|\p{Extended_Pictographic}|\uFE0F/gu, '')
    .split(NAME_PARTS)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.some((part) => SHOWN_NAME.test(part))) return UNNAMED;
  const ranks = parts.map((part) => SPOKEN_NAMES.findIndex((names) => names.test(part)));
  const named = ranks.filter((rank) => rank >= 0);
  if (named.length === 0) return UNNAMED;
  return Math.min(...named) + (parts.some((part) => NOISE_NAME.test(part)) ? SPOKEN_NAMES.length : 0);
};
/** Whether a value with this name in structured data is spoken. */
export const isSpokenName = (name: string): boolean => rankOf(name) < SPOKEN_NAMES.length - 1;

const cellsOf = (line: string): readonly string[] | undefined => {
  if (TABLE.test(line)) return line.trim().slice(1, -1).split('|');
  return line.includes('\t') ? line.split('\t') : undefined;
};
const DIVIDER = /^[\s|:-]+$/u;
const SENTENCE = /^(?:\S+\s+){2,}.*[.!?…][\s"“”»’)*_]*$/u;
const wordsIn = (text: string): number => text.split(/\s+/u).filter((word) => word !== '').length;

/** The maximum number of rows above the rows with words. */
const MOST_HEADS = 3;

interface Block {
  readonly lines: readonly string[];
  readonly cells: readonly (readonly string[])[];
}

/** Whether most cells of a column are whole sentences. */
const hasSentences = (body: Block['cells'], column: number): boolean => {
  const filled = body.filter((row) => /\p{L}/u.test(row[column] ?? ''));
  return filled.filter((row) => SENTENCE.test((row[column] ?? '').trim())).length * 2 > filled.length;
};

/** Where the column names are, and which column is spoken. */
const namedColumn = ({
  lines,
  cells,
}: Block): { readonly head: number; readonly column: number } | undefined => {
  const divider = lines.findIndex((line) => DIVIDER.test(line));
  const heads = cells.slice(0, divider > 0 ? divider : MOST_HEADS);
  for (const [head, names] of heads.entries()) {
    const ranks = names.map(rankOf);
    const best = Math.min(...ranks);
    const column = ranks.indexOf(best);
    const isRemark = best % SPOKEN_NAMES.length === SPOKEN_NAMES.length - 1;
    if (best < UNNAMED && (!isRemark || hasSentences(cells.slice(head + 1), column))) return { head, column };
  }
  return undefined;
};

/** The only column of whole sentences, if most of the text’s words are in it. */
const sentenceColumn = (
  { lines, cells }: Block,
  text: string,
): { readonly head: number; readonly column: number } | undefined => {
  const [names = [], ...body] = cells.filter((_, at) => !DIVIDER.test(lines[at] ?? ''));
  if (!lines.every((line) => TABLE.test(line)) || body.length < 2) return undefined;
  const columns = names.flatMap((name, column) =>
    !SHOWN_NAME.test(name.trim()) && hasSentences(body, column) ? [column] : [],
  );
  const [column = 0] = columns;
  const inside = wordsIn(body.map((row) => row[column] ?? '').join(' '));
  const outside = wordsIn(text) - wordsIn(lines.join(' '));
  return columns.length === 1 && outside < inside ? { head: 0, column } : undefined;
};

const spokenCells = (block: Block, text: string, taking: Taking): readonly string[] => {
  const { lines, cells } = block;
  const named = namedColumn(block) ?? sentenceColumn(block, text);
  if (named === undefined) return lines;
  taking.take('table', lines.length - named.head);
  const said = cells.flatMap((row, at) =>
    at <= named.head || DIVIDER.test(lines[at] ?? '') ? [] : [(row[named.column] ?? '').trim()],
  );
  return [...lines.slice(0, named.head), ...said];
};

/** The spoken words of a line that is divided into columns by bars, including a narrator’s column. */
const besideBars = (line: string, taking: Taking): string => {
  const beside = line.split(/\s[|│]\s/u);
  const said = beside.length > 1 ? beside.find((cell) => NARRATOR.test(cell)) : undefined;
  if (said === undefined) return line;
  taking.take('table');
  return said;
};

/** The words of a table whose column of words is named or obvious. Any other table is left as it is. */
export const table = (text: string, taking: Taking): string => {
  const spoken: string[] = [];
  let block: { lines: string[]; cells: (readonly string[])[] } = { lines: [], cells: [] };
  const close = (): void => {
    spoken.push(...spokenCells(block, text, taking));
    block = { lines: [], cells: [] };
  };
  for (const line of text.split('\n')) {
    const cells = cellsOf(line);
    if (cells === undefined) {
      close();
      spoken.push(besideBars(line, taking));
    } else {
      block.lines.push(line);
      block.cells.push(cells);
    }
  }
  close();
  return spoken.join('\n');
};

/* Takes out of a pasted script what is written for readers and not spoken: markup, labels, directions. */

/** What was taken out, in the order in which it is told. */
const KINDS = {
  preamble: ['introduction', 'introductions'],
  header: ['header line', 'header lines'],
  heading: ['heading', 'headings'],
  table: ['table line', 'table lines'],
  rule: ['divider', 'dividers'],
  label: ['speaker label', 'speaker labels'],
  direction: ['direction', 'directions'],
  time: ['timestamp', 'timestamps'],
  shortcode: ['emoji code', 'emoji codes'],
  markup: ['mark of formatting', 'marks of formatting'],
  wrap: ['line break in a sentence', 'line breaks in sentences'],
} as const;
type Kind = keyof typeof KINDS;

export interface CleanedScript {
  readonly text: string;
  /** How much of each kind was taken out; empty if nothing was. */
  readonly taken: Readonly<Partial<Record<Kind, number>>>;
}

/** “2 headings, 1 speaker label” as a sentence; empty if nothing was taken out. */
export const takenWords = ({ taken }: Pick<CleanedScript, 'taken'>): string => {
  const parts = Object.entries(KINDS).flatMap(([kind, [one, many]]) => {
    const count = Object.entries(taken).find(([name]) => name === kind)?.[1] ?? 0;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return parts.length === 0 ? '' : `Taken out, because it isn’t spoken: ${parts.join(', ')}.`;
};

const FRONT_MATTER = /^---\n(?:[\w-]+:.*\n|[ \t].*\n|\n)+---(?:\n|$)/u;
const PREAMBLE =
  /^(?:sure|certainly|of course|absolutely|great|here(?:’|')?s|here is|here are|claro|por supuesto|aquí tienes|bien sûr|voici|natürlich|gerne|hier ist)\b[^\n]{0,200}:\s*(?:\n|$)/iu;
const CLOSING =
  /\n\s*(?:let me know|would you like|feel free|i hope this|avísame|dites-moi|sag mir)\b[^\n]{0,300}\s*$/iu;
const HEADER =
  /^(?:from|to|cc|bcc|subject|date|sent|reply-to|von|an|betreff|gesendet|de|à|objet|para|asunto|fecha): .*$/iu;
const RULE = /^\s*(?:[-*_=~]\s*){3,}$/u;
const TABLE = /^\s*\|.*\|\s*$/u;
const FENCE = /^\s*(?:```|~~~)/u;
/** A longer line is a paragraph, whatever stands before it. */
const HEADING = /^\s*#{1,6}\s+(?:\S+(?:\s+|$)){1,12}$/u;
const NAMED_HEADING =
  /^\s*[[(*_]*(?:scene|szene|scène|escena|shot|act|akt|acte|acto|part|hook|intro|outro|cta)(?:\s+(?:\d{1,3}|[ivx]+))?\s*(?:[:–—-][^.!?]{0,60})?[\])*_:]*\s*$/iu;
const SCREENPLAY =
  /^\s*(?:(?:INT|EXT|INT\.?\/EXT|I\/E)[. ].*|(?:FADE (?:IN|OUT|TO)|CUT TO|SMASH CUT|DISSOLVE TO|TITLE CARD|THE END)\b[^a-z]*)$/u;
const LINE_START = /^\s*(?:>\s?)*(?:[-*+•]\s+|#{1,6}\s+)?/u;
const NUMBERED = /^\s*\d{1,2}[.)]\s+/u;
const NARRATORS =
  'narrator|narration|voice ?-?over|v\\.?\\s?o\\.?|host|speaker(?: \\d{1,2})?|erzähler(?:in)?|sprecher(?:in)?|narrador(?:a)?|voz en off|narrateur|narratrice|voix off';
const NARRATOR = new RegExp(String.raw`^\s*[*_]*(?:${NARRATORS})(?:\s*\([^)]*\))?[*_]*\s*:[*_]*\s*`, 'iu');
/** A name in capitals, as in a screenplay. */
const SPEAKER = /^\s*[*_]*\p{Lu}[\p{Lu}\d .’'-]{1,24}(?:\s*\([^)]*\))?[*_]*\s*:[*_]*\s+(?=\S)/u;
/** A name that labels several lines. */
const NAME = /^\s*[*_]*(?<name>\p{Lu}\p{Ll}{1,15})[*_]*\s*:[*_]*\s+(?=\S)/u;
const DIRECTION_WORDS =
  'pause|beat|long pause|music|sfx|sound|silence|laugh|sigh|whisper|fade|cut|zoom|pan|close-?up|b-?roll|visual|on screen|text on screen|transition|musik|stille|musique|silence|música|silencio';
const ROUND = new RegExp(String.raw`\s?\((?:${DIRECTION_WORDS})\b[^()]{0,80}\)`, 'giu');
const ROUND_LINE = /^\s*[*_]*\([^()]{1,120}\)[*_]*\s*$/u;
const SQUARE = /!?\[(?<words>[^[\]\n]{0,200})\](?:\((?<target>[^()\s]*(?:\s"[^"]*")?)\))?/gu;
const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?`;
const TIMES = String.raw`${TIME}(?:\s*(?:-->|[-–—])\s*${TIME})?`;
const TIMED = new RegExp(String.raw`^\s*(?:[[(]${TIMES}[\])]|${TIMES})(?:\s*[-–—:|]\s+|\s+|$)`, 'u');
const SHORTCODE = /(?<![\p{L}\p{N}:]):[a-z][a-z0-9_+-]{1,30}:(?![\p{L}\p{N}:])/gu;

const MARKUP: readonly RegExp[] = [
  /(?<mark>\*\*|__|~~)(?=\S)(?<words>[^\n]*?\S)\k<mark>/gu,
  /(?<![\p{L}\p{N}*])(?<mark>\*)(?=[^\s*])(?<words>[^*\n]*?[^\s*])\*(?![\p{L}\p{N}*])/gu,
  /(?<![\p{L}\p{N}_])(?<mark>_)(?=[^\s_])(?<words>[^_\n]*?[^\s_])_(?![\p{L}\p{N}_])/gu,
  /(?<mark>`)(?<words>[^`\n]+)`/gu,
];
const HTML = /<\/?(?:b|i|u|em|strong|br|p|div|span|h[1-6]|ul|ol|li)\b[^<>]*>/giu;

/** Anything shorter is typed or chosen; anything longer is no script, and takes a while to search. */
const PASTED = { least: 20, most: 20_000 } as const;

/** Cleans one pasted text, and counts what it takes out. */
class Cleaning {
  readonly taken: Partial<Record<Kind, number>> = {};

  take(kind: Kind, count = 1): '' {
    if (count > 0) this.taken[kind] = (this.taken[kind] ?? 0) + count;
    return '';
  }

  /** Takes what matches out of a text. */
  drop(text: string, found: RegExp, kind: Kind): string {
    return text.replace(found, () => this.take(kind));
  }

  /** The words of a line in which some are marked, linked or bracketed. */
  inline(line: string): string {
    let words = line.replaceAll(SQUARE, (whole, said: string, target?: string) => {
      this.take(target === undefined ? 'direction' : 'markup');
      return target === undefined || whole.startsWith('!') ? '' : said;
    });
    words = this.drop(this.drop(words, ROUND, 'direction'), SHORTCODE, 'shortcode');
    for (const marked of MARKUP)
      words = words.replaceAll(marked, (_, _mark: string, said: string) => `${this.take('markup')}${said}`);
    return words.replaceAll(HTML, (tag) => `${this.take('markup')}${/^<br/iu.test(tag) ? '\n' : ''}`);
  }
}

/** The kind of a line that isn’t spoken at all; undefined for any other. */
const unspokenLine = (line: string): Kind | undefined => {
  if (TABLE.test(line)) return 'table';
  if (RULE.test(line)) return 'rule';
  if (FENCE.test(line)) return 'markup';
  if (HEADING.test(line) || NAMED_HEADING.test(line) || SCREENPLAY.test(line)) return 'heading';
  return ROUND_LINE.test(line) ? 'direction' : undefined;
};

/** The names that label more than one line. */
const speakersIn = (lines: readonly string[]): ReadonlySet<string> => {
  const names = lines.flatMap((line) => NAME.exec(line)?.groups?.['name'] ?? []);
  return new Set(names.filter((name, index) => names.indexOf(name) !== index));
};

const FEWEST_WRAPPED = 3;
/** Lines that e-mail programs and editors break are about this long. */
const WRAPPED_CHARS = 40;

/** Whether the next line goes on with this one’s sentence. */
const goesOn = (line: string, next: string | undefined): boolean =>
  line.length >= WRAPPED_CHARS && !/[.!?…:;"”»)\]]$/u.test(line) && /^[\p{Ll}\p{N}]/u.test(next ?? '');

/** Lines that a program broke to a width, joined again: most go on in the middle of a sentence. */
const unwrapped = (lines: readonly string[], cleaning: Cleaning): readonly string[] => {
  const broken = lines.filter((line, index) => goesOn(line, lines[index + 1])).length;
  if (broken < FEWEST_WRAPPED || broken * 2 < lines.filter((line) => line !== '').length - 1) return lines;
  const width = Math.max(...lines.map((line) => line.length));
  return lines.reduce<string[]>((joined, line, index) => {
    const before = lines[index - 1] ?? '';
    const isJoined = before !== '' && line !== '' && (goesOn(before, line) || before.length > width / 2);
    if (!isJoined) return [...joined, line];
    cleaning.take('wrap');
    return [...joined.slice(0, -1), `${joined.at(-1) ?? ''} ${line}`];
  }, []);
};

/**
 * A pasted script without what isn’t spoken: the markup of Markdown and HTML, front matter, tables and headings, speaker
 * labels, directions, timestamps and emoji codes, and what a chat or an e-mail puts around it. Line breaks stay.
 */
export const cleanScript = (pasted: string): CleanedScript => {
  const cleaning = new Cleaning();
  const started = cleaning.drop(pasted.replaceAll(/\r\n?/gu, '\n').trim(), FRONT_MATTER, 'header');
  const body = cleaning.drop(cleaning.drop(started.trim(), PREAMBLE, 'preamble'), CLOSING, 'preamble');
  const lines = body.trim().split('\n');
  const speakers = speakersIn(lines);
  /** What a single line may begin with by chance. */
  const isUsual = (start: RegExp): boolean => lines.filter((line) => start.test(line)).length > 1;
  const [isTimed, isNumbered, isDialogue] = [isUsual(TIMED), isUsual(NUMBERED), isUsual(SPEAKER)];
  let isHeader = true;
  const kept = lines.flatMap((line): string[] => {
    if (line.trim() === '') return [''];
    isHeader &&= HEADER.test(line);
    const unspoken = isHeader ? 'header' : unspokenLine(line);
    if (unspoken !== undefined) {
      cleaning.take(unspoken);
      return [];
    }
    const start = LINE_START.exec(line)?.[0] ?? '';
    let words = line.slice(start.length);
    if (start.trim() !== '') cleaning.take('markup');
    if (isNumbered) words = cleaning.drop(words, NUMBERED, 'markup');
    if (isTimed || /^\s*[[(]/u.test(words)) words = cleaning.drop(words, TIMED, 'time');
    words = cleaning.drop(words, NARRATOR, 'label');
    if (isDialogue) words = cleaning.drop(words, SPEAKER, 'label');
    if (speakers.has(NAME.exec(words)?.groups?.['name'] ?? '')) words = cleaning.drop(words, NAME, 'label');
    const said = cleaning
      .inline(words)
      .replaceAll(/[ \t]{2,}/gu, ' ')
      .replaceAll(/ (?=[,.!?;:])/gu, '');
    return said.trim() === '' ? [] : [said.trim()];
  });
  const text = unwrapped(kept, cleaning)
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
  return Object.keys(cleaning.taken).length === 0
    ? { text: pasted, taken: {} }
    : { text, taken: cleaning.taken };
};

/** A text into which something was pasted, with what was pasted cleaned; undefined if there is nothing to take out. */
export const cleanPasted = (before: string, after: string): CleanedScript | undefined => {
  let [from, same] = [0, 0];
  while (from < before.length && before[from] === after[from]) from += 1;
  while (same < before.length - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  const pasted = after.slice(from, after.length - same);
  if (pasted.length < PASTED.least || pasted.length > PASTED.most) return undefined;
  const { text: words, taken } = cleanScript(pasted);
  if (Object.keys(taken).length === 0) return undefined;
  const text = `${/^\s*/u.exec(pasted)?.[0] ?? ''}${words}${/\s*$/u.exec(pasted)?.[0] ?? ''}`;
  return { text: `${after.slice(0, from)}${text}${after.slice(after.length - same)}`, taken };
};

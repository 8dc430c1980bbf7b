/* Removes from a pasted script what is meant for readers and isn’t spoken: markup, labels, directions. */

import { asides } from './cleaning/asides.ts';
import { hasDirections, withoutDirections } from './cleaning/directions.ts';
import { arePartsSaid, PART_LABEL, SCENE_LABEL } from './cleaning/headings.ts';
import { hasSpeakers, withoutLabels, withoutQuotes } from './cleaning/labels.ts';
import { withoutLinks, withoutReferences } from './cleaning/links.ts';
import { inLines } from './cleaning/script-forms.ts';
import {
  hasBoldLabels,
  hasSeenLabels,
  hasUnspokenLabels,
  TIMED,
  unspokenLine,
} from './cleaning/unspoken-lines.ts';
import { decoded, TAG } from './tags.ts';
import { type Taken, Taking } from './taken.ts';

export interface CleanedScript {
  readonly text: string;
  /** How much was removed of each kind; empty if nothing was removed. */
  readonly taken: Taken;
}

const LINE_START =
  /^\s*(?:>\s?)*(?:(?:[-*+•◦▪▫‣⁃●○■□➤►▶→☐☑✓✔]|\d\uFE0F?\u20E3)\s+(?:\[[ x]\]\s+)?|#{1,6}\s+)?/u;
const NUMBERED = /^\s*\d{1,2}(?:[.)]|\/\d{0,2})\s+/u;
/** In a text with directions in capitals, capitals in round brackets are directions, too. */
const SHOUTED_TEXT = /\[\p{Lu}{3,}[^\p{Ll}\]]{0,60}\]|^\s*\(\p{Lu}{3,}[^\p{Ll})]{0,60}\)\s*$/mu;
const SHOUTED_ROUND = /\s?\(\p{Lu}{3,}[\p{Lu}\d ]{0,40}\)/gu;
const STROKES = /\s\/{1,2}(?=\s|$)/gu;
const SHORTCODE = / ?(?<![\p{L}\p{N}]):[a-z+-][a-z0-9_+-]{0,30}:(?![\p{L}\p{N}])/gu;
const STRUCK = /\s?(?:~~(?=\S)[^~\n]*\S~~|<(?<tag>del|s|strike)>[^<>\n]*<\/\k<tag>>)/giu;
/** An Obsidian comment, or a chatbot’s reference to its source: “【3†source】”. */
const NOTE =
  /%%[^%\n]*%%|\s?【[^【】\n]*】|\s?:contentReference\[[^[\]\n]*\](?:\{[^{}\n]*\})?|\uE200[^\uE200\uE201\n]*\uE201/gu;
/**
 * Asterisks around a bracket are removed with it: “*(beat)*”, “**[Kurze Pause]**”; asterisks on only one side belong
 * to the words and stay.
 */
const STRESSED =
  /(?<![\p{L}\p{N}*_])(?<mark>\*{1,3}|_{1,2})(?<bracket>\([^()\n]{1,120}\)|\[[^[\]\n]{1,120}\])\k<mark>(?![\p{L}\p{N}*_])/gu;
const OPENED =
  /(?<![\p{L}\p{N}*_])(?<mark>\*{1,3}|_{1,2})(?<bracket>\([^()\n]{1,120}\)|\[[^[\]\n]{1,120}\])\s+(?=[^\s*_][^*_\n]{0,300}\k<mark>)/gu;
/** Escaped Markdown characters, hidden until the real markup has been removed. */
const ESCAPED = /\\(?<sign>[!#()*+.<>[\]_`{|}~-])/gu;
const HIDDEN = 0x10f000;
const HIDDEN_SIGN = /[\u{10F021}-\u{10F07E}]/gu;
const shifted = (sign: string, by: number): string => String.fromCodePoint((sign.codePointAt(0) ?? 0) + by);
/** Hashtags and a block’s name, after the last sentence on a line. */
const TAGGED = /(?<=[.!?…]["”»]?)(?:\s+#[\p{L}\d_-]*\p{L}[\p{L}\d_-]*|\s\^[a-z\d-]+)+\s*$/u;

const MARKUP: readonly RegExp[] = [
  /(?<mark>\*\*|__|==)(?=\S)(?<words>[^\n]*?\S)\k<mark>/gu,
  /(?<![\p{L}\p{N}*])(?<mark>\*)(?=[^\s*])(?<words>[^*\n]*?[^\s*])\*(?![\p{L}\p{N}*])/gu,
  /(?<![\p{L}\p{N}_])(?<mark>_)(?=[^\s_])(?<words>[^_\n]*?[^\s_])_(?![\p{L}\p{N}_])/gu,
  /(?<mark>`)(?<words>[^`\n]+)`/gu,
  /^(?<mark>\*+)\s+(?<words>[^*\n]+?)\s+\k<mark>$/gu,
];
/** A callout from Notion, or one from Obsidian with all its lines. */
const BOXES = /^<aside>[\s\S]*?<\/aside>$|^> ?\[![a-z]+\].*(?:\n>.*)*/gimu;

/** Anything shorter was typed or picked; anything longer isn’t a script and would take a while to search. */
const PASTED = { least: 20, most: 20_000 } as const;

/** Details about a text that apply to all of its lines. */
interface Text {
  readonly isShouted: boolean;
  readonly isDirected: boolean;
  /** The labels of its links. */
  readonly labels: ReadonlySet<string>;
}

/** The words of a line, without the markup, links and brackets around some of them. */
const inline = (line: string, { isShouted, isDirected, labels }: Text, taking: Taking): string => {
  const escaped = taking
    .drop(line, /(?<!\\)\\$/u, 'markup')
    .replaceAll(ESCAPED, (_, sign: string) => `${taking.take('markup')}${shifted(sign, HIDDEN)}`);
  const bracketed = taking
    .drop(escaped, NOTE, 'note')
    .replaceAll(STRESSED, '$<bracket>')
    .replaceAll(OPENED, '$<bracket> $<mark>');
  const linked = withoutLinks(bracketed, labels, taking);
  let words = withoutDirections(linked, isDirected, taking);
  words = taking.drop(words, SHORTCODE, 'shortcode');
  if (isShouted) words = taking.drop(taking.drop(words, SHOUTED_ROUND, 'direction'), STROKES, 'direction');
  words = taking.drop(taking.drop(words, STRUCK, 'markup'), TAGGED, 'note');
  for (const marked of MARKUP)
    words = words.replaceAll(marked, (_, _mark: string, said: string) => `${taking.take('markup')}${said}`);
  const tagless = words.replaceAll(
    TAG,
    (tag) => `${taking.take('markup')}${/^<br\b/iu.test(tag) ? '\n' : ''}`,
  );
  const plain = decoded(tagless);
  if (plain !== tagless) taking.take('markup');
  const said = plain.replaceAll(HIDDEN_SIGN, (sign) => shifted(sign, -HIDDEN));
  return /^[\s*_~>]*$/u.test(said) ? '' : said.replaceAll(/[ \t]{2,}/gu, ' ').trim();
};

const FEWEST_WRAPPED = 3;
/** When e-mail programs and editors wrap lines, they make them about this long. */
const WRAPPED_CHARS = 40;

/** Whether the next line continues this one’s sentence. */
const goesOn = (line: string, next: string | undefined): boolean =>
  line.length >= WRAPPED_CHARS && !/[.!?…:;"”»)\]]$/u.test(line) && /^[\p{Ll}\p{N}]/u.test(next ?? '');

/** Rejoins lines that a program wrapped at a fixed width: most of them continue mid-sentence. */
const unwrapped = (lines: readonly string[], taking: Taking): readonly string[] => {
  const broken = lines.filter((line, index) => goesOn(line, lines[index + 1])).length;
  // Live captions aren’t divided into sentences, so they are kept line by line.
  const haveEnds = lines.some((line) => /[.!?…]/u.test(line));
  if (!haveEnds || broken < FEWEST_WRAPPED || broken * 2 < lines.filter((line) => line !== '').length - 1)
    return lines;
  const width = Math.max(...lines.map((line) => line.length));
  return lines.reduce<string[]>((joined, line, index) => {
    const before = lines[index - 1] ?? '';
    const isJoined = before !== '' && line !== '' && (goesOn(before, line) || before.length > width / 2);
    if (!isJoined) return [...joined, line];
    taking.take('wrap');
    return [...joined.slice(0, -1), `${joined.at(-1) ?? ''} ${line}`];
  }, []);
};

/** Whether more than one line starts this way; a single line may do so by chance. */
const isUsual = (lines: readonly string[], start: RegExp): boolean =>
  lines.filter((line) => start.test(line)).length > 1;

const NAMED = /^\p{Lu}\p{L}*\.?(?: \p{L}+\.?)*(?: \d{1,2})?$/u;
/**
 * Whether each timestamp is beside a speaker’s name, above what that person says, and at least one name occurs more
 * than once.
 */
const areNamesTimed = (lines: readonly string[]): boolean => {
  const names = lines.flatMap((line) => (TIMED.test(line) ? [line.replace(TIMED, '').trim()] : []));
  const haveWords = lines.every((line, at) => {
    const next = lines[at + 1] ?? '';
    return !TIMED.test(line) || (next.trim() !== '' && !TIMED.test(next));
  });
  return haveWords && names.every((name) => NAMED.test(name)) && new Set(names).size < names.length;
};

/** The lines without whatever comes before the words: list markers, numbers, timestamps and scene labels. */
const withoutStarts = (
  lines: readonly string[],
  { label, isTimed }: { readonly label: RegExp; readonly isTimed: boolean },
  taking: Taking,
): string[] => {
  const isNumbered = isUsual(lines, NUMBERED);
  if (isTimed && areNamesTimed(lines))
    return lines.filter((line) => !TIMED.test(line) || taking.take('label') !== '');
  return lines.flatMap((line) => {
    const start = LINE_START.exec(line)?.[0] ?? '';
    let words = line.slice(start.length);
    if (start.trim() !== '') taking.take('markup');
    if (isNumbered) words = taking.drop(words, NUMBERED, 'markup');
    if (isTimed || /^\s*[[(]/u.test(words)) words = taking.drop(words, TIMED, 'time');
    const scene = taking.drop(words, label, 'heading');
    const said = scene === words ? words : taking.drop(scene, /^\s*\[[^[\]\n]{1,200}\]\s*/u, 'direction');
    return said.trim() === '' && line.trim() !== '' ? [] : [said];
  });
};

/** A title: each of its longer words starts with a capital, and it doesn’t end in punctuation. */
const TITLE = /^(?:(?:\p{Lu}[^\s.!?…:;,]*|\P{L}\S{0,8}|\p{L}{1,3})(?:\s+|$)){1,10}$/u;
/** The lines without any titles above them. */
const withoutTitles = (lines: readonly string[], taking: Taking): readonly string[] => {
  const rest = lines.slice(lines.findIndex((line) => line !== ''));
  const [first = '', next] = rest;
  const sentences = rest.filter((line) => /[.!?…]["”»)]?$/u.test(line)).length;
  if (next !== '' || sentences < 2 || !TITLE.test(first)) return lines;
  taking.take('heading');
  return withoutTitles(rest.slice(1), taking);
};

/**
 * A pasted script without what isn’t spoken: the markup of Markdown and HTML, front matter, tables and headings, labels,
 * directions, timestamps and emoji codes, the action in a screenplay, and what a chatbot or an e-mail puts around it.
 * Line breaks stay.
 */
export const cleanScript = (pasted: string): CleanedScript => {
  const taking = new Taking();
  const { text, labels } = withoutReferences(
    taking.drop(inLines(pasted, taking), BOXES, 'note').trim(),
    taking,
  );
  const lines = text.trim().split('\n');
  const aside = asides(lines, taking.taken);
  const isDirected = hasDirections(text);
  const writing = {
    isLabelled: hasUnspokenLabels(lines),
    isSeen: hasSeenLabels(lines),
    arePartsSaid: arePartsSaid(lines),
    areLabelsBold: hasBoldLabels(lines),
    isDirected: isDirected || hasSpeakers(lines),
  };
  const spoken = lines.flatMap((line, index): string[] => {
    const unspoken = line.trim() === '' ? undefined : (aside.get(index) ?? unspokenLine(line, writing));
    if (unspoken === undefined) return [line];
    taking.take(unspoken);
    return [];
  });
  const starts = {
    label: writing.arePartsSaid ? PART_LABEL : SCENE_LABEL,
    isTimed: isUsual(lines, TIMED),
  };
  const whole = { isShouted: SHOUTED_TEXT.test(text), isDirected, labels };
  const words = withoutLabels(withoutStarts(spoken, starts, taking), taking).flatMap((line) => {
    const said = inline(line, whole, taking);
    return said === '' && line.trim() !== '' ? [] : [said];
  });
  const { taken } = taking;
  const body = Object.keys(taken).length === 0 ? words : withoutQuotes(withoutTitles(words, taking));
  const cleaned = unwrapped(body, taking)
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
  // If the rules would leave nothing of a script, they aren’t suitable for it.
  return cleaned === '' || Object.keys(taken).length === 0
    ? { text: pasted, taken: {} }
    : { text: cleaned, taken };
};

/** A text into which something was pasted, with the pasted part cleaned; undefined if there is nothing to remove. */
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

/* Links and footnotes: their words stay, but the URLs and the notes are removed. */

import type { Taking } from '../taken.ts';
import { isSure } from './directions.ts';

const TITLED = String.raw`(?:\s+(?:"[^"\n]*"|'[^'\n]*'|“[^”\n]*”|\([^()\n]*\)))?`;
/** What a reference points to. Anything else after “[Anna]:” is spoken. */
const ADDRESS = String.raw`(?:<[^<>\n]+>|(?:[a-z][a-z\d+.-]{1,12}:|www\.|\.{0,2}/|#)\S+)`;
/** “[1]: https://a.example "Title"” */
const REFERENCE = new RegExp(
  String.raw`^ {0,3}\[(?<label>[^[\]^\n][^[\]\n]{0,80})\]:\s+${ADDRESS}${TITLED}[ \t]*$`,
  'gmu',
);
/** “[^1]: A note.” with its indented lines. */
const FOOTNOTE = /^ {0,3}\[\^[^[\]\n]{1,40}\]:.*(?:\n(?:[ \t]*\n)?(?: {4}|\t).*)*$/gmu;

/** The parts of a link can’t be longer than this, so that malicious texts don’t take long to process. */
const MOST_CHARS = 200;
const SHORT = `{0,${MOST_CHARS}}`;
/** Brackets may be nested one level deep, for a picture that is a link. */
const WORDS = String.raw`(?<words>(?:[^[\]\n]|\[[^[\]\n]${SHORT}\](?:\([^()\s]*\))?)${SHORT})`;
/** A URL may itself contain round brackets. */
const TARGET = String.raw`(?<target>\s*(?:<[^<>\n]*>|(?:[^()\s]|\([^()\s]*\))*)${TITLED}\s*)`;
const SQUARE = new RegExp(
  String.raw` ?(?<sign>[!^]?)\[${WORDS}\](?:\(${TARGET}\)|\[(?<label>[^[\]\n]{0,80})\](?!\()|: ?\d{1,4}\b)?`,
  'gu',
);
const WIKI_LINK = new RegExp(
  String.raw`(?<picture>!?)\[\[(?:[^[\]|\n]${SHORT}\|)?(?<words>[^[\]|\n]${SHORT})\]\]`,
  'gu',
);
const BARE = /<(?<address>(?:https?:\/\/|mailto:)[^<>\s]+)>/gu;
/** What an editor inserts into a quotation: “The King [he isn’t even named] may keep the horses.” */
const OPEN_QUOTE = /["“„«][^"”“»]*$/u;
const EDITORIAL = /^[^\s:]+(?:\s[^\s:]+){2,}$/u;
/** An inserted remark that says when or whose: “He left [in 1912] for good.” */
const REMARK =
  /^(?:in|on|at|of|by|from|since|until|the|im|am|um|aus|von|seit|bis|der|die|das|en|au|de|du|le|la|dans|depuis|desde|hasta|el|del)\s(?:[\p{L}.]+\s)*(?:\d\d\d+|\p{Lu}\p{Ll}+)$/u;
const WITHIN_SENTENCE = /[\p{L}\p{N},]$/u;
/** These may come before the number of a source: “[citation needed][4]”. */
const SOURCES =
  /^(?:\d{1,3}|\p{L}|\^.*|(?:(?:citation|clarification|page) needed|who|when|why|note|nota|anm\.?|réf\.|cita requerida|según quién|wer|wann)\b.*)$/iu;
/** How sources are numbered. */
const NUMBER = /^\d{1,3}$/u;

const named = (label: string): string => label.trim().replaceAll(/\s+/gu, ' ').toLowerCase();

/** A text without the lines that say where its links point, and the labels of those links. */
export const withoutReferences = (
  text: string,
  taking: Taking,
): { readonly text: string; readonly labels: ReadonlySet<string> } => {
  const labels = new Set(
    Array.from(text.matchAll(REFERENCE), ({ groups }) => named(groups?.['label'] ?? '')),
  );
  return { text: taking.drop(taking.drop(text, FOOTNOTE, 'note'), REFERENCE, 'markup'), labels };
};

/** Whether square brackets hold the words of a link. */
const isLink = (labels: ReadonlySet<string>, words: string, label: string | undefined): boolean => {
  if (label === undefined) return labels.has(named(words));
  if (labels.has(named(label === '' ? words : label))) return true;
  return NUMBER.test(label) && !SOURCES.test(words.trim());
};

/** Whether brackets contain something added to a sentence rather than a direction. */
const isSpoken = (words: string, before: string): boolean =>
  (OPEN_QUOTE.test(before) && EDITORIAL.test(words)) ||
  (WITHIN_SENTENCE.test(before) && REMARK.test(words) && !isSure(words));

/** What to keep of square brackets and anything that belongs to them. */
const keptOf = (found: RegExpExecArray, labels: ReadonlySet<string>, taking: Taking): string => {
  const { sign = '', words = '', target, label } = found.groups ?? {};
  const isLinked = target !== undefined || isLink(labels, words, label);
  if (!isLinked && isSpoken(words, found.input.slice(0, found.index))) return found[0];
  const isFootnote = sign === '^' || words.startsWith('^');
  taking.take(isFootnote ? 'note' : isLinked ? 'markup' : 'direction');
  if (!isLinked || sign !== '' || isFootnote) return '';
  return `${found[0].startsWith(' ') ? ' ' : ''}${bracketless(words, labels, taking)}`;
};

const bracketless = (line: string, labels: ReadonlySet<string>, taking: Taking): string => {
  const parts: string[] = [];
  let from = 0;
  for (const found of line.matchAll(SQUARE)) {
    parts.push(line.slice(from, found.index), keptOf(found, labels, taking));
    from = found.index + found[0].length;
  }
  return [...parts, line.slice(from)].join('');
};

/** A line with the words of its links, but without pictures and anything else in square brackets. */
export const withoutLinks = (line: string, labels: ReadonlySet<string>, taking: Taking): string => {
  const linked = line
    .replaceAll(BARE, (_, address: string) => `${taking.take('markup')}${address}`)
    .replaceAll(WIKI_LINK, (_, picture: string, said: string) => {
      taking.take('markup');
      return picture === '' ? said : '';
    });
  return bracketless(linked, labels, taking);
};

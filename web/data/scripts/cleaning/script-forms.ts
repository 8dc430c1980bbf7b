/* The formats in which scripts are copied from elsewhere; each is converted to lines of words. */

import { subtitleText } from '../subtitles.ts';
import { COMMENT, plainText } from '../tags.ts';
import type { Taking } from '../taken.ts';
import { answer } from './chat.ts';
import { withoutEmojiLabels } from './labels.ts';
import { mail } from './mail.ts';
import { post } from './posts.ts';
import { screenplay } from './screenplay.ts';
import { isSpokenName, rows, table } from './tables.ts';
import { transcript } from './transcripts.ts';

type Form = (text: string, taking: Taking) => string;

const FRONT_MATTER =
  /^(?:---\n(?:[\w-]+:.*\n|[ \t].*\n|\n)+---|\+{3}\n(?:[\w."-]+\s*=.*\n|[\s\]["'#}].*\n|\n)+\+{3})[ \t]*(?:\n|$)/u;

const CAPTION = /<figcaption\b[^<>]*>[\s\S]*?<\/figcaption>/giu;

const subtitles: Form = (text, taking) => {
  const { times, words } = subtitleText(text);
  taking.take('time', times);
  return words;
};

const page: Form = (text, taking) => {
  if (!/^\s*<(?:!doctype|\?xml|html|body|speak|article|section|main|div|h1|h2|p)\b/iu.test(text)) return text;
  taking.take('markup', text.match(/<[^<>]+>/gu)?.length ?? 0);
  return plainText(text);
};

const FENCED = /^\s*```(?:json)?\s*\n(?<body>[\s\S]*?)\n\s*```\s*$/iu;
/** The spoken words in JSON, in order. */
const spokenValues = (value: unknown): readonly string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, held]: [string, unknown]) =>
        typeof held === 'string'
          ? isSpokenName(name.replaceAll('_', ' '))
            ? [held]
            : []
          : spokenValues(held),
      );
const json: Form = (text, taking) => {
  const body = FENCED.exec(text)?.groups?.['body'] ?? text;
  if (!/^\s*[[{]\s*["{[]/u.test(body)) return text;
  try {
    const said = spokenValues(JSON.parse(body));
    taking.take('markup', said.length);
    return said.length === 0 ? text : said.join('\n');
  } catch {
    return text;
  }
};

const TEXT = '(?:script|skripts?|sprechertextes|sprechertext|textes|texte?|guion|texto)';
const START = '(?:starts?|begins?|beginnt|anfang|beginn|début|commence|inicio|comienzo|empieza)';
const END = '(?:ends?|endet?|fin)';
const bounded = (bound: string): RegExp =>
  new RegExp(
    String.raw`^[^\p{L}\n]*(?:${TEXT}[ -]{1,3}${bound}|${bound}(?: (?:of|des|du|de|del|von))?(?: (?:the|le|la|el))? ${TEXT})[^\p{L}\n]*$`,
    'imu',
  );
const [BEGUN, ENDED] = [bounded(START), bounded(END)];
/** The text between “--- Script start ---” and “End of script”. */
const inBounds: Form = (text, taking) => {
  const end = ENDED.exec(text);
  const body = end === null || end.index === 0 ? text : text.slice(0, end.index);
  const begin = BEGUN.exec(body);
  const said = begin === null ? body : body.slice(begin.index + begin[0].length);
  if (said !== text) taking.take('preamble');
  return said.trim();
};

const NAMED_TEXT =
  /^[ \t]*(?:(?:voice-?over|spoken) (?:text|script)|script|skript|sprechertext|sprechtext|guion|guión|texte|texto|locución|voix off|voz en off)[ \t]*:[ \t]*$/imu;
const ENTRY = /^[^\n:]{2,40}:[ \t]+[^\n]{1,120}$/u;
const ENDS = /[.!?…]["”»)]?$/u;
const isEntry = (line: string): boolean => ENTRY.test(line) && !ENDS.test(line);
/** A brief for a speaker: entries such as “Tone: calm”, “Text:”, the words, and more entries. */
const brief: Form = (text, taking) => {
  const title = NAMED_TEXT.exec(text);
  if (title === null) return text;
  const above = text
    .slice(0, title.index)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const entries = above.filter(isEntry).length;
  if (entries < 2 || above.length - entries > 1) return text;
  const lines = text.slice(title.index + title[0].length).split('\n');
  const last = lines.findLastIndex(
    (line) => line.trim() !== '' && !isEntry(line.trim()) && !/\S@\S+\.\p{L}{2}/u.test(line),
  );
  taking.take('header', above.length);
  return lines.slice(0, last + 1).join('\n');
};

/** A text as lines of words, whatever it was copied from. Lines that aren’t spoken may remain. */
export const inLines: Form = (text, taking) => {
  const lined = text
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/[\u200B\u200E\u200F\u00AD\uFEFF]/gu, '')
    .trim();
  const noted = taking.drop(taking.drop(lined, COMMENT, 'note'), CAPTION, 'note').trim();
  const plain = taking.drop(noted, FRONT_MATTER, 'header').trim();
  return [
    subtitles,
    page,
    rows,
    post,
    answer,
    json,
    mail,
    inBounds,
    brief,
    table,
    transcript,
    withoutEmojiLabels,
    screenplay,
  ]
    .reduce((form, next) => next(form, taking), plain)
    .trim();
};

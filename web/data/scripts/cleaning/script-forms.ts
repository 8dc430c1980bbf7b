/* The forms in which scripts are copied from elsewhere: each is brought into lines of words. */

import { subtitleText } from '../subtitles.ts';
import { COMMENT, plainText } from '../tags.ts';
import type { Taking } from '../taken.ts';
import { answer } from './chat.ts';
import { withoutEmojiLabels } from './emoji-labels.ts';
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
/** The spoken words in JSON, in their order. */
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

/** A text in lines of words, whatever it was copied from. Lines that aren’t spoken may remain. */
export const inLines: Form = (text, taking) => {
  const lined = text
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/[\u200B\u200E\u200F\u00AD\uFEFF]/gu, '')
    .trim();
  const noted = taking.drop(taking.drop(lined, COMMENT, 'note'), CAPTION, 'note').trim();
  const plain = taking.drop(noted, FRONT_MATTER, 'header').trim();
  return [subtitles, page, rows, post, answer, json, mail, table, transcript, withoutEmojiLabels, screenplay]
    .reduce((form, next) => next(form, taking), plain)
    .trim();
};

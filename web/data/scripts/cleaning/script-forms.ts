/* The forms in which scripts are copied from elsewhere: each is brought into lines of words. */

import { subtitleText } from '../subtitles.ts';
import { COMMENT, plainText } from '../tags.ts';
import type { Taking } from '../taken.ts';
import { anyOf } from './any-of.ts';
import { answer } from './chat.ts';
import { NARRATOR, SPEAKER } from './labels.ts';
import { SETTING, TABLE } from './unspoken-lines.ts';

type Form = (text: string, taking: Taking) => string;

const FRONT_MATTER =
  /^(?:---\n(?:[\w-]+:.*\n|[ \t].*\n|\n)+---|\+{3}\n(?:[\w."-]+\s*=.*\n|[\s\]["'#}].*\n|\n)+\+{3})[ \t]*(?:\n|$)/u;

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

const HTML_TABLE = /<table\b[^<>]*>[\s\S]*?<\/table>/giu;
/** A table of HTML in another text, as Markdown writes it. */
const rows: Form = (text) =>
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

const FENCED = /^\s*```(?:json)?\s*\n(?<body>[\s\S]*?)\n\s*```\s*$/iu;
/** The spoken words in JSON, in their order. */
const spokenValues = (value: unknown): readonly string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, held]: [string, unknown]) =>
        typeof held === 'string'
          ? SPOKEN_COLUMN.test(name.replaceAll('_', ' '))
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

/** What a column of spoken words is called. */
const SPOKEN_COLUMN =
  /^[\s*_]*(?:narration|voice ?-?over|vo|audio|script|spoken|dialogue|sprechertext|sprecher|ton|text|texte|voix(?: off)?|narración|locución|texto|guion|voz(?: en off)?)[\s*_]*$/iu;
const cellsOf = (line: string): readonly string[] | undefined => {
  if (TABLE.test(line)) return line.trim().slice(1, -1).split('|');
  return line.includes('\t') ? line.split('\t') : undefined;
};
/** The words of a table whose column of words is named. Any other table is left as it is. */
const table: Form = (text, taking) => {
  let column: number | undefined;
  return text
    .split('\n')
    .flatMap((line) => {
      const cells = cellsOf(line);
      const beside = line.split(/\s[|│]\s/u);
      const said = beside.find((cell) => NARRATOR.test(cell));
      if (cells === undefined && beside.length > 1 && said !== undefined) {
        taking.take('table');
        return [said];
      }
      if (cells === undefined) {
        column = undefined;
        return [line];
      }
      const named = cells.findIndex((cell) => SPOKEN_COLUMN.test(cell));
      const isHead = column === undefined && named >= 0;
      if (isHead) column = named;
      if (column === undefined) return [line];
      taking.take('table');
      return isHead || /^[\s|:-]+$/u.test(line) ? [] : [(cells[column] ?? '').trim()];
    })
    .join('\n');
};

const FORWARDED =
  /^(?:-{4,} ?.{0,40}(?:forwarded|weitergeleitet|transféré|reenviado).*|(?:begin forwarded message|anfang der weitergeleiteten nachricht|début du message (?:transféré|réexpédié)|inicio del mensaje reenviado)\s?:)$/imu;
const REPLIED = /^(?:on|am|le|el)\s.{6,120}(?:wrote|schrieb.{0,60}|a écrit|escribió)\s?:$/imu;
const MAIL_HEADER =
  /^(?:from|to|cc|bcc|subject|date|sent|reply-to|von|an|kopie|betreff|datum|gesendet|de|à|objet|envoyé|para|asunto|fecha|enviado)\s?: .*$/iu;
/** A single line like it may be spoken. */
const FEWEST_HEADERS = 2;
const GREETING =
  /^(?:hi|hello|hey|dear|hallo|liebe[rs]?|sehr geehrte[rs]?|bonjour|salut|coucou|chère?s?|hola|buen[oa]s(?: (?:días|tardes|noches))?|estimad[oa]s?|querid[oa]s?|guten (?:tag|morgen)|good (?:morning|afternoon)|moin)\b[^.?:]{0,40}:?$/iu;
/** “Here is the final text:”, “Script below.” */
const HANDING =
  /^[^!?\n]{0,80}\b(?:(?:script|text|skript|guion|voice-?over|copy|draft|entwurf|texte|texto|version)\b[^!?\n]{0,40}:|\p{L}*(?:script|text|guion|copy|texte|texto)\b[^!?\n]{0,20}\b(?:below|attached|unten|anbei|ci-dessous|ci-joint|abajo|adjunto)\b[^!?\n]{0,40}\.|(?:anbei|below|attached|unten|nachfolgend|te paso|os paso|abajo|adjunto|voici|ci-dessous|ci-joint)\b[^!?\n]{0,80}[.:])$/iu;
const SIGNED = new RegExp(
  String.raw`^¡?${anyOf(String.raw`(?:(?:all the |with )?best(?: wishes)?|cheers|(?:many )?thanks(?: again| in advance)?|thank you|talk soon|
(?:(?:kind|best|warm) )?regards|yours|sincerely|(?:(?:viele|liebe|beste|schöne|herzliche|
mit freundlichen) )?grüßen?|[lv]g|(?:(?:bien|très) )?cordialement|amicalement|à bientôt|bien à (?:vous|toi)|
merci(?: d[’']avance)?|(?:vielen )?dank|danke(?: im voraus| dir)?|bonne (?:soirée|journée)|(?:un abrazo|
abrazos)[^.?]*|bises|(?:(?:un|muchos) )?saludos?(?: cordiales)?|atentamente|
(?:muchas )?gracias(?: y (?:un )?saludos?)?|-- ?)`)}(?: (?:from|aus|an|de|desde) [^.!?]*)?[,.!]?$`,
  'iu',
);
/** What a mail asks of its reader, above the signature. */
const ASKED =
  /^(?:let me know|please|any questions|happy to|(?:sag|gib|sagt|gebt)(?: mir)?(?: gern| kurz)? bescheid|meld(?:e|et)? (?:dich|euch)|bei fragen|bitte|di(?:te)?s-moi|n[’']hésite|merci de|tiens-moi|avísame|dime|cualquier (?:duda|cambio)|por favor)\b.*$/iu;
const unquoted = (text: string): string => text.replaceAll(/^> ?/gmu, '');

/** Whether lines greet someone and hand a text over: a letter may be a story. */
const isLetter = (body: readonly string[]): boolean => {
  const [first = '', second = ''] = body.map((line) => line.trim()).filter((line) => line !== '');
  return GREETING.test(first) && HANDING.test(second);
};

/** The text of an e-mail, without its headers, greeting and signature. */
const mail: Form = (text, taking) => {
  const forwarded = FORWARDED.exec(text) ?? REPLIED.exec(text);
  const before = forwarded === null ? '' : text.slice(0, forwarded.index);
  const after = forwarded === null ? text : text.slice(forwarded.index + forwarded[0].length);
  // A script that stands above a quoted mail is the longer one.
  const body = unquoted(before.length > after.length ? before : after)
    .trim()
    .split('\n');
  const start = body.findIndex((line) => line.trim() !== '' && !MAIL_HEADER.test(line));
  const headers = body.slice(0, Math.max(0, start)).filter((line) => line.trim() !== '').length;
  const lines = body.slice(Math.max(0, start));
  if (forwarded === null && headers < FEWEST_HEADERS && !isLetter(lines)) return text;
  if (forwarded !== null || headers > 0) taking.take('header', Math.max(1, headers));
  while (
    lines.length > 0 &&
    (lines[0]?.trim() === '' || GREETING.test(lines[0] ?? '') || HANDING.test(lines[0] ?? ''))
  )
    if (lines.shift()?.trim() !== '') taking.take('preamble');
  const end = lines.findIndex((line, index) => index > 0 && SIGNED.test(line.trim()));
  if (end === -1) return lines.join('\n');
  taking.take('preamble');
  const written = lines.slice(0, end);
  const last = written.findLastIndex((line) => line.trim() !== '');
  const isAsked = last > 0 && written[last - 1]?.trim() === '' && ASKED.test(written[last] ?? '');
  return written.slice(0, isAsked ? last : undefined).join('\n');
};

/** A name in capitals above what its owner says. */
const CUE_NAME = /^\s*(?:@\p{L}{0,3})?\p{Lu}[\p{Lu}\d .’'-]{1,30}(?:\s*\([^()]{1,20}\))*\s*$/u;
const OFF_SCREEN = /\((?:V\.?O\.?|O\.?S\.?|O\.?C\.?|OFF|CONT['’]D)\)\s*$/u;
/** What is said in a screenplay: the lines under a name. What happens is seen, not spoken. */
const screenplay: Form = (text, taking) => {
  const lines = text.split('\n');
  const isCue = (index: number): boolean =>
    CUE_NAME.test(lines[index] ?? '') &&
    (lines[index + 1] ?? '').trim() !== '' &&
    !SETTING.test(lines[index] ?? '');
  const cues = lines.filter((_, index) => isCue(index));
  const isScreenplay =
    lines.some((line) => SETTING.test(line)) || cues.filter((cue) => OFF_SCREEN.test(cue)).length > 1;
  if (!isScreenplay || cues.length === 0) return text;
  let isSaid = false;
  return lines
    .flatMap((line, index) => {
      if (line.trim() === '') {
        isSaid = false;
        return [''];
      }
      const name = isCue(index);
      isSaid ||= name;
      if (isSaid && !name) return [line];
      if (SPEAKER.test(line)) return [line];
      taking.take(name ? 'label' : 'direction');
      return [];
    })
    .join('\n');
};

/** A text in lines of words, whatever it was copied from. Lines that aren’t spoken may remain. */
export const inLines: Form = (text, taking) => {
  const lined = text
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/[\u200B\u200E\u200F\u00AD\uFEFF]/gu, '')
    .trim();
  const noted = taking.drop(lined, COMMENT, 'note').trim();
  const plain = taking.drop(noted, FRONT_MATTER, 'header').trim();
  return [subtitles, page, rows, answer, json, mail, table, screenplay]
    .reduce((form, next) => next(form, taking), plain)
    .trim();
};

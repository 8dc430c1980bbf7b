/* The forms in which scripts are copied from elsewhere: each is brought into lines of words. */

import { subtitleText } from '../subtitles.ts';
import { plainText } from '../tags.ts';
import type { Taking } from '../taken.ts';
import { SPEAKER } from './labels.ts';
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
  /^(?:hi|hello|hey|dear|hallo|liebe[rs]?|sehr geehrte[rs]?|bonjour|salut|chère?s?|hola|buenas|estimad[oa]s?)\b[^.?:]{0,40}:?$/iu;
/** “Here is the final text:”, “Script below.” */
const HANDING =
  /^[^!?\n]{0,80}\b(?:(?:script|text|skript|guion|voice-?over|copy|draft|entwurf|texte|texto|version)\b[^!?\n]{0,40}:|\p{L}*(?:script|text|guion|copy|texte|texto)\b[^!?\n]{0,20}\b(?:below|attached|unten|anbei|ci-dessous|ci-joint|abajo|adjunto)\b[^!?\n]{0,40}\.|(?:anbei|te paso|os paso|voici)\b[^!?\n]{0,80}[.:])$/iu;
const SIGNED =
  /^¡?(?:best|cheers|thanks|thank you|(?:kind |best |warm )?regards|sincerely|(?:viele|liebe|beste|schöne) grüße|mit freundlichen grüßen|lg|vg|cordialement|bien à vous|merci|bonne (?:soirée|journée)|(?:un abrazo|abrazos)[^.?]{0,20}|bises|(?:un |muchos )?saludos?|atentamente|gracias|-- ?)[,.!]?$/iu;

const unquoted = (text: string): string => text.replaceAll(/^> ?/gmu, '');

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
  if (forwarded === null && headers < FEWEST_HEADERS) return text;
  taking.take('header', Math.max(1, headers));
  const lines = body.slice(Math.max(0, start));
  while (
    lines.length > 0 &&
    (lines[0]?.trim() === '' || GREETING.test(lines[0] ?? '') || HANDING.test(lines[0] ?? ''))
  )
    if (lines.shift()?.trim() !== '') taking.take('preamble');
  const end = lines.findIndex((line, index) => index > 0 && SIGNED.test(line.trim()));
  if (end !== -1) taking.take('preamble');
  return lines.slice(0, end === -1 ? undefined : end).join('\n');
};

/** A name in capitals above what its owner says. */
const CUE_NAME = /^\s*\p{Lu}[\p{Lu}\d .’'-]{1,30}(?:\s*\([^()]{1,20}\))*\s*$/u;
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

const YES =
  'sure|certainly|of course|absolutely|great|perfect|okay|ok|claro|por supuesto|perfecto|bien sûr|parfait|natürlich|gerne?|klar';
const HERE = 'here|below|aquí|voici|hier';
const WORKS =
  'script|video|vidéo|version|story|storyboard|narration|voice-?over|draft|subtitles|captions|skript|untertitel|guion|texte?|texto|sous-titres|subtítulos';
/** A longer line has more than a greeting in it. */
const LINE_CHARS = 200;
const REST = `[^\\n]{0,${LINE_CHARS}}`;
/** “Sure! Here’s a 30-second script:”, “Here is your story:”. A script may begin “Here is the story of …”. */
const ANSWERED = new RegExp(
  String.raw`^[¡¿]?(?:(?:${YES})(?: \p{L}+){0,2}\s?[!,.:…]${REST}(?<!\p{L})(?:${HERE})(?!\p{L})${REST}\b(?:${WORKS})\b${REST}|(?:${HERE})(?!\p{L})${REST}\b(?:${WORKS})\b${REST}:\s*)(?:\n|$)`,
  'iu',
);
/** What follows from a chat only: a script may end “Let me know in the comments”. */
const OFFER =
  /\n\s*(?:if you (?:enjoyed|liked) this thread[\s\S]{0,300}|(?:let me know if you|would you like (?:me|a|an|it|to see|another)|want me to|shall i (?:make|write|turn|add|also|shorten)|feel free to (?:ask|tell|let)|(?:i )?hope this (?:helps|works)|möchtest du, dass ich|soll ich (?:dir|es|das|noch|auch)|sag mir,? (?:wenn|falls|ob)|souhaitez-vous que j|voulez-vous que j|n(?:’|')hésitez pas à me|dites-moi si|¿quieres que|¿te gustaría que|espero que te sirva|avísame si)[^\n]{0,300})\s*$/iu;
/** What a chat says before and after the script that it was asked for. */
const answer: Form = (text, taking) => {
  const opened = taking.drop(text, ANSWERED, 'preamble').trim();
  return taking.drop(opened, OFFER, 'preamble');
};

/** A text in lines of words, whatever it was copied from. Lines that aren’t spoken may remain. */
export const inLines: Form = (text, taking) => {
  const lined = text
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/[\u200B\uFEFF]/gu, '')
    .trim();
  const plain = taking.drop(lined, FRONT_MATTER, 'header').trim();
  return [subtitles, page, answer, mail, table, screenplay]
    .reduce((form, next) => next(form, taking), plain)
    .trim();
};

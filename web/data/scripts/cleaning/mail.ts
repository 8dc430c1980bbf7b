/* The text around a script in an e-mail. */

import type { Taking } from '../taken.ts';
import { anyOf } from './any-of.ts';

const FORWARDED =
  /^(?:-{4,} ?.{0,40}(?:forwarded|weitergeleitet|transféré|reenviado).*|(?:begin forwarded message|anfang der weitergeleiteten nachricht|début du message (?:transféré|réexpédié)|inicio del mensaje reenviado)\s?:)$/imu;
const REPLIED = /^(?:on|am|le|el)\s.{6,120}(?:wrote|schrieb.{0,60}|a écrit|escribió)\s?:$/imu;
const MAIL_HEADER =
  /^(?:from|to|b?cc|cci|cco|subject|date|sent(?: on)?|reply-to|importance|priority|attachments?|von|an|kopie|betreff|datum|gesendet(?: am)?|antwort an|wichtigkeit|priorität|anlagen?|anhänge?|de|à|objet|envoyé(?: le)?|répondre à|pièces? jointes?|para|asunto|fecha|enviado(?: el)?|responder a|importancia|adjuntos?|datos adjuntos|re|aw|wg|fwd?|tr|rv)\s?: .*$/iu;
/** A single line like this may be spoken. */
const FEWEST_HEADERS = 2;
const GREETING =
  /^(?:hi|hello|hey|dear|hallo|liebe[rs]?|sehr geehrte[rs]?|bonjour|salut|coucou|chère?s?|hola|buen[oa]s(?: (?:días|tardes|noches))?|estimad[oa]s?|querid[oa]s?|guten (?:tag|morgen)|good (?:morning|afternoon)|moin)\b[^.?:]{0,40}:?$/iu;
const SCRIPT = String.raw`(?<!\p{L})\p{L}*(?:scripts?|texte?|skript|guion|locución|voice-?over|copy|draft|entwurf|texto|version|versión|fassung)(?!\p{L})`;
/** “Here is the final text:”, “Script below.” */
const HANDING = new RegExp(
  String.raw`^[^!?\n]{0,80}${SCRIPT}[^!?\n]{0,40}:$|^[^!?\n]{0,80}${SCRIPT}[^!?\n]{0,20}(?<!\p{L})(?:below|attached|unten|anbei|ci-dessous|ci-joint|abajo|adjunto)(?!\p{L})[^!?\n]{0,40}\.$|^[^!?\n]{0,80}(?<!\p{L})(?:anbei|below|attached|unten|nachfolgend|te paso|os paso|abajo|adjunto|voici|ci-dessous|ci-joint)(?!\p{L})[^!?\n]{0,80}[.:]$`,
  'iu',
);
/**
 * “I hope you’re well! This is the final copy:”: right below a greeting, other sentences may come before the
 * introduction.
 */
const HANDING_BELOW = new RegExp(
  String.raw`^[^\n]{0,200}[.!?…]\s[^!?\n]{0,80}${SCRIPT}[^!?\n]{0,40}:$`,
  'iu',
);
/** “Hope you’re well!”, on a line between the greeting and the sentence that introduces the script. */
const WISH =
  /^(?:(?:i )?hope (?:you|this|all)|how are you|thanks? (?:for|again)|ich hoffe|hoffe|wie geht|danke (?:für|dir|euch)|vielen dank für|j[’']espère|comment (?:vas|allez)|merci (?:pour|de)|espero que|cómo estás?|¿?qué tal|gracias por)\b[^\n]{0,120}$/iu;

const SIGNED = new RegExp(
  String.raw`^¡?${anyOf(String.raw`(?:(?:all the |with )?best(?: wishes)?|cheers|(?:many )?thanks(?: again| in advance| so much| a lot| a million)?|thank you(?: so much| very much)?|
talk soon|(?:(?:kind|best|warm) )?regards|yours|sincerely|(?:(?:viele|liebe|beste|schöne|herzliche|
mit freundlichen) )?grüßen?|[lv]g|mfg|(?:(?:bien|très) )?cordialement|amicalement|à (?:bientôt|très vite)|bien à (?:vous|toi)|
merci(?: beaucoup| encore)?(?: d[’']avance)?(?: et)?(?: (?:bonne|belle) (?:soirée|journée))?|(?:vielen|besten|herzlichen|tausend)? ?dank(?: im voraus| dir| euch)?|
danke(?: schön| im voraus| dir| euch)?|(?:bonne|belle) (?:soirée|journée|fin de journée)|(?:un abrazo|
abrazos)[^.?]*|bises|(?:(?:un|muchos) )?saludos?(?: cordiales)?|atentamente|(?:mil |muchas |muchísimas )?gracias(?: de antemano| por todo)?(?: y (?:un )?saludos?)?|
-- ?)`)}(?: (?:from|aus|an|de|desde) [^.!?]*| (?:and|und|et|y))?[,.!]?$`,
  'iu',
);
/** “LG Katrin” on one line. */
const SIGNED_WITH_NAME =
  /^(?:LG|VG|MfG|(?:Liebe|Viele|Beste|Schöne|Herzliche) Grüße|Best|Cheers|Thanks|Many thanks|(?:Kind |Best |Warm )?[Rr]egards|Cordialement|Bises|Amicalement|Un saludo|Saludos|Un abrazo|Abrazos),? \p{Lu}\p{L}+(?: \p{Lu}[\p{L}.-]*)?[.!]?$/u;
/** Whose signature it is. */
const SIGNER = /^(?:\S+(?:\s+|$)){1,6}$/u;
const LIKE_A_SENTENCE = /[.!?…:]$/u;

/** What an e-mail asks its reader to do, above the signature. */
const ASKED = new RegExp(
  [
    String.raw`(?:let me know|please|any questions|happy to|(?:sag|gib|sagt|gebt)(?: mir)?(?: gern| kurz)? bescheid|meld(?:e|et)? (?:dich|euch)|bei fragen|bitte|di(?:te)?s-moi|n[’']hésite|merci de|tiens-moi|avísame|dime|cualquier (?:duda|cambio)|por favor)(?!\p{L}).*`,
    String.raw`(?:(?:could|can|would) you(?: please)? (?:send|get|give|upload|deliver|share|record|confirm)(?!\p{L})[^?]*(?<!\p{L})(?:me|us|cut|draft|files?|audio|recording|version|take|edit|feedback|(?:mon|tues|wednes|thurs|fri)day|tomorrow)(?!\p{L})[^?]*\?)`,
    String.raw`(?:(?:kannst|könntest) du|könnt(?:et)? ihr|können sie|könnten sie) (?:mir|uns)(?!\p{L})[^?]*(?:schicken|senden|zusenden|liefern|geben|bestätigen)[^?]*\?`,
    String.raw`(?:est-ce que )?(?:tu (?:peux|pourrais)|peux-tu|pourrais-tu|vous (?:pouvez|pourriez)|pouvez-vous|pourriez-vous) (?:me|nous) (?:l[ae’'] ?)?(?:r?envoyer|confirmer|livrer|transmettre|dire si)(?!\p{L})[^?]*\?`,
    String.raw`¿?(?:(?:me|nos) (?:lo |la )?(?:puedes|podrías|podéis|puede|podría) (?:enviar|mandar|pasar|confirmar)|(?:puedes|podrías|podéis|puede|podría) (?:enviar|mandar|pasar|confirmar)(?:me|nos)(?:lo|la)?)(?!\p{L})[^?]*\?`,
  ]
    .map((asked) => `^${asked}$`)
    .join('|'),
  'iu',
);
const unquoted = (text: string): string => text.replaceAll(/^> ?/gmu, '');

/** Where the signature starts. A script may say “Thanks!”, too, but without a name below it. */
const endOf = (lines: readonly string[]): number =>
  lines.findIndex((line, index) => {
    const sign = line.trim();
    if (index > 0 && (SIGNED_WITH_NAME.test(sign) || /^--$/u.test(sign))) return true;
    const next = lines.slice(index + 1).find((below) => below.trim() !== '');
    const isSigner = next === undefined || (SIGNER.test(next.trim()) && !LIKE_A_SENTENCE.test(next.trim()));
    return index > 0 && isSigner && SIGNED.test(sign);
  });

/**
 * Where the script starts, below a greeting and an introduction; 0 if nothing introduces it, because a letter may be
 * the story itself.
 */
const startOfLetter = (lines: readonly string[]): number => {
  const written = lines.flatMap((line, at) => (line.trim() === '' ? [] : [{ line: line.trim(), at }]));
  const [first, second, third] = written;
  if (first === undefined || !GREETING.test(first.line)) return 0;
  if (second !== undefined && HANDING.test(second.line)) return second.at + 1;
  // A speech may start with such a greeting and introduction, too, but nobody signs a speech.
  if (endOf(lines) === -1) return 0;
  const isHanding = (line = ''): boolean => HANDING.test(line) || HANDING_BELOW.test(line);
  if (isHanding(second?.line)) return (second?.at ?? 0) + 1;
  return WISH.test(second?.line ?? '') && isHanding(third?.line) ? (third?.at ?? 0) + 1 : 0;
};

/** The lines above a signature, without any requests to the reader. */
const unasked = (lines: readonly string[]): readonly string[] => {
  const last = lines.findLastIndex((line) => line.trim() !== '');
  const isAsked = last > 0 && lines[last - 1]?.trim() === '' && ASKED.test(lines[last]?.trim() ?? '');
  return isAsked ? unasked(lines.slice(0, last)) : lines;
};

/** The text of an e-mail, without its headers, greeting and signature. */
export const mail = (text: string, taking: Taking): string => {
  const forwarded = FORWARDED.exec(text) ?? REPLIED.exec(text);
  const before = forwarded === null ? '' : text.slice(0, forwarded.index);
  const after = forwarded === null ? text : text.slice(forwarded.index + forwarded[0].length);
  // If the script is above the quoted e-mail, the script is the longer of the two.
  const body = unquoted(before.length > after.length ? before : after)
    .trim()
    .split('\n');
  const start = body.findIndex((line) => line.trim() !== '' && !MAIL_HEADER.test(line));
  const headers = body.slice(0, Math.max(0, start)).filter((line) => line.trim() !== '').length;
  const lines = body.slice(Math.max(0, start));
  const begun = startOfLetter(lines);
  if (forwarded === null && headers < FEWEST_HEADERS && begun === 0) return text;
  if (forwarded !== null || headers > 0) taking.take('header', Math.max(1, headers));
  for (const line of lines.splice(0, begun)) if (line.trim() !== '') taking.take('preamble');
  while (
    lines.length > 0 &&
    (lines[0]?.trim() === '' || GREETING.test(lines[0] ?? '') || HANDING.test(lines[0] ?? ''))
  )
    if (lines.shift()?.trim() !== '') taking.take('preamble');
  const end = endOf(lines);
  if (end === -1) return lines.join('\n');
  taking.take('preamble');
  return unasked(lines.slice(0, end)).join('\n');
};

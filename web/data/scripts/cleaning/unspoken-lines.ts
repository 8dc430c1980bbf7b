/* Which lines of a script are written for those who make the film, not for the voice. */

import type { Kind } from '../taken.ts';
import { isEntitled, isNamedHeading } from './headings.ts';
import { NARRATOR } from './labels.ts';

const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?`;
const TIMES = String.raw`${TIME}(?:\s*(?:-->|[-–—])\s*${TIME})?`;
/** A time at the start of a line. */
export const TIMED = new RegExp(String.raw`^\s*(?:[[(]${TIMES}[\])]|${TIMES})(?:\s*[-–—:|]\s+|\s+|$)`, 'u');

const RULE = /^\s*(?:[-*_=~—–─━═•·#+]\s*){3,}$/u;
export const TABLE = /^\s*\|.*\|\s*$/u;
const FENCE = /^\s*(?:```|~~~)/u;
/** A longer line is a paragraph, whatever stands before it. */
const HEADING = /^\s*#{1,6}\s+(?:\S+(?:\s+|$)){1,12}$/u;
/** A heading of Wikipedia, with its button. */
const EDITED = /\[(?:edit|bearbeiten|modifier|editar)[^\]]{0,40}\]\s*$/u;

const isHeading = (line: string): boolean => HEADING.test(line) || EDITED.test(line) || isNamedHeading(line);

/** The line that sets a scene of a screenplay. */
export const SETTING =
  /^\s*(?:\d{1,3}\.?\s+)?(?:INT|EXT|INNEN|AUSSEN|AUẞEN|I\/E|INTÉRIEUR|EXTÉRIEUR|INTERIOR|EXTERIOR)(?:[./ ]|\b).*$/u;
const CUT =
  /^\s*(?:FADE (?:IN|OUT|TO)|(?:SMASH |MATCH )?CUT TO|SMASH CUT|DISSOLVE TO|TITLE CARD|THE END|AUFBLENDE|ABBLENDE|SCHNITT AUF|FONDU|CORTE A|FUNDIDO)\b[^a-z]*$/u;
/** A direction in capitals or between signs that nobody says: “*** START ROLL ***”, “>>> START”, “MUSIC OUT”. */
const SHOUTED =
  /^\s*(?:\*{2,}\s[^*]+\s\*{2,}|[<>]{2,}[^<>\p{Ll}]+[<>]{0,3}|(?:MUSIC|SFX|SOUND|MUSIK|MUSIQUE|MÚSICA)\b[^a-z]*)\s*$/u;
const ROUND_LINE = /^\s*[*_]*\([^()]{1,120}\)[*_]*\s*$/u;
/** Only notes of music, or the arrows of a new speaker. */
const MUTE = /^[\s♪♫>]+$/u;

const NOTES: readonly RegExp[] = [
  /^\s*(?:advertisement|anzeige|publicité|publicidad|transcri(?:pt|ption)|english \(auto-generated\)|page \d+ of \d+|jump to recipe|r\/\w+)\s*$/iu,
  /^\s*(?:(?:from|de|aus) wikipedia,|©|see also:|read more:|siehe auch:|voir aussi ?:|véase también:|sent from my|transcribed by|posted by u\/|tl;?dr\b|edit(?: \d)?:|von meinem \S+ gesendet|envoyé de mon|enviado desde mi)/iu,
  /^\s*(?:(?:transcri(?:pt|ption)|teleprompter|video ?script|videoskript)\b|(?:episode|épisode|episodio|folge) \d)[^.!?]{0,60}$/iu,
  /^\s*by \p{Lu}\p{L}+ \p{Lu}[\p{L}-]+(?:, \p{L}[^.!?]{0,40})?\s*$/iu,
  /^\s*(?:published|updated)\b[^!?]{0,60}\b\d{4}\s*$/iu,
  /^\s*For (?:the|other)\b[^.!?]{0,60}, see \p{Lu}.*\(.*\)\.?$/u,
  /^\s*\d+ repl(?:y|ies)\b[^.!?]{0,60}$/iu,
  /^\s*@(?:channel|here|everyone)\b[^.!?]{0,80}$/u,
  /^\s*\p{Lu}\p{L}+ \p{Lu}\p{L}+\s+\d{1,2}:\d{2}\s?(?:AM|PM)?\s*$/u,
  // Hashtags, a block’s reference, a comment of Obsidian, links beside one another.
  /^\s*(?:#[\p{L}\d_-]+\s*)+$/u,
  /^\s*\^[a-z\d-]{3,40}\s*$/u,
  /^\s*%%.*%%\s*$/u,
  /^(?:[^.!?|·•]|(?<=\d)\.(?=\d)){1,40}(?:\s[|·•]\s(?:[^.!?|·•]|(?<=\d)\.(?=\d)){1,40})+$/u,
  /^\s*\[[a-z\d]{1,2}\](?:\S.*|\s+(?:https?:|www\.)\S+\s*)$/u,
  // Stars of a rating, emoji of an answer.
  /^\s*[⭐★]{2,}/u,
  /^\s*(?::[a-z+-][\w+-]*:\s*\d*\s*)+$/u,
];
/** What stands around the words of a line. */
const AROUND = /\*\*|__|(?<=\])\([^()\s]*\)/gu;

/** What a line may be about, in a script that is made of labelled lines. */
const UNSPOKEN =
  'visuals?|visuel|video|vídeo|bild|image|imagen|camera|kamera|caméra|cámara|plano|b-?roll|sfx|sound(?: effects?)?|music|musik|musique|música|efecto|effet|super|on-?screen(?: text)?|text on screen|titles?|titre|titel|título|guion|client|length|total length|duration|estimated duration|länge|dauer|durée|duración|word count|tags?|status|owner|due|kind|language|voice|stimme|voix|voz|tone|notes?|remarque|hinweis|nota|photo|prep time|cook time|servings|caption|talent|vo talent|trt|pantalla|texto en pantalla';
const UNSPOKEN_LABEL = new RegExp(String.raw`^\s*(?:${UNSPOKEN})\s*:\s`, 'iu');
const MARKED_LABEL = new RegExp(String.raw`^\s*(?:\*\*|__)(?:${UNSPOKEN})\s*:?(?:\*\*|__)\s*:?\s`, 'iu');
const MEASURED = new RegExp(String.raw`^\s*(?:${UNSPOKEN})\s*:\s*[\d:.–-]+\s?\p{L}{0,10}\s*$`, 'iu');
/** What may stand before a heading or a label: the mark of a list, an emoji. */
const BEFORE = /^\s*[-*+•]\s+|^[\s*_]*[\p{Extended_Pictographic}\uFE0F\u200D]+\s*/u;
const bare = (line: string): string => line.replace(BEFORE, '');

/** Whether a text has labelled lines of which some aren’t spoken: one such label alone may be a sentence’s beginning. */
export const hasUnspokenLabels = (lines: readonly string[]): boolean =>
  lines.filter((line) => UNSPOKEN_LABEL.test(bare(line))).length >
  (lines.some((line) => NARRATOR.test(bare(line))) ? 0 : 1);

/** How a script is written, as its lines together show. */
export interface Writing {
  /** Whether it has labelled lines of which some aren’t spoken. */
  readonly isLabelled: boolean;
  /** Whether what stands after the names of its parts is spoken. */
  readonly arePartsSaid: boolean;
}

/** The kind of a line that isn’t spoken at all; undefined for any other. */
export const unspokenLine = (line: string, { isLabelled, arePartsSaid }: Writing): Kind | undefined => {
  if (TABLE.test(line)) return 'table';
  if (RULE.test(line)) return 'rule';
  if (FENCE.test(line)) return 'markup';
  const words = bare(line);
  if (arePartsSaid && isEntitled(words)) return undefined;
  if (isHeading(words) || SETTING.test(words)) return 'heading';
  if ([CUT, ROUND_LINE, SHOUTED, MUTE].some((direction) => direction.test(line))) return 'direction';
  const texts = [line, words].map((text) => text.replaceAll(AROUND, ''));
  if (
    MARKED_LABEL.test(words) ||
    MEASURED.test(words) ||
    NOTES.some((note) => texts.some((text) => note.test(text)))
  )
    return 'note';
  return isLabelled && UNSPOKEN_LABEL.test(words) ? 'note' : undefined;
};

/** What begins a part that isn’t spoken, up to the next heading: “Tips for recording:”, “Links”. */
const ASIDE =
  /^\s*(?:(?:#{1,6}\s+|\*\*|__)(?:(?:production |recording )?(?:tips|notes)|links|sources|references|credits|hashtags|to[- ]?do|tipps|hinweise|quellen|conseils|notas|consejos|fuentes)\b[^.!?]{0,40}|(?:see also|siehe auch|voir aussi|véase también)\[.*)$/iu;
/** Which lines are in a part that isn’t spoken. */
export const asides = (lines: readonly string[]): ReadonlySet<number> => {
  const found = new Set<number>();
  let isAside = false;
  for (const [index, line] of lines.entries()) {
    if (ASIDE.test(line)) isAside = true;
    else if (isHeading(line)) isAside = false;
    if (isAside) found.add(index);
  }
  return found;
};

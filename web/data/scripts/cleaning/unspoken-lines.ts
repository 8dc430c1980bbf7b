/* Which lines of a script are written for those who make the film, not for the voice. */

import type { Kind } from '../taken.ts';
import { anyOf } from './any-of.ts';
import { isEntitled, isNamedHeading, SCENE_LABEL } from './headings.ts';
import { NARRATOR, SPEAKER } from './labels.ts';

const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?`;
const TIMES = String.raw`${TIME}(?:\s*(?:-->|[-–—])\s*${TIME})?`;
const DATED = String.raw`(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s+)?${TIMES}(?:\s?[ap]\.?m\b\.?)?`;
const STAMP = String.raw`(?:[[(]${DATED}[\])]|${DATED})`;
/** A time at the start of a line. */
export const TIMED = new RegExp(
  String.raw`^\s*(?:(?<bold>\*\*|__)${STAMP}:?\k<bold>|${STAMP})(?:\s*[-–—:|]\s+|\s+|$)`,
  'iu',
);

const RULE = /^\s*(?:[-*_=~—–─━═•·#+]\s*){3,}$/u;
export const TABLE = /^\s*\|.*\|\s*$/u;
const FENCE = /^\s*(?:```|~~~)/u;
/** A longer line is a paragraph, whatever stands before it. */
const HEADING = /^\s*#{1,6}\s+(?:\S+(?:\s+|$)){1,12}$/u;
/** A heading of Wikipedia, with its button. */
const EDITED = /\[(?:edit|bearbeiten|modifier|editar)[^\]]{0,40}\]\s*$/u;

/** “**[0:05–0:20] PAYOFF**” */
const TIMED_PART = new RegExp(
  String.raw`^\s*(?:\*\*|__)[[(]?${TIMES}[\])]?[^\p{L}]*\p{Lu}[\p{Lu}\s/&-]*:?(?:\*\*|__)\s*$`,
  'u',
);

/** “Opening (0:00–0:10)” */
const SPANNED = new RegExp(
  String.raw`^[^.!?:]*\p{L}[*_]*\s*[[(]\s*(?:${TIME}\s*(?:[-–—]|to|bis|à|a)\s*${TIME}|\d+\s*[-–—]\s*\d+\s?s\p{L}*\.?)\s*[\])][*_:\s]*$`,
  'iu',
);

const isHeading = (line: string): boolean =>
  [HEADING, EDITED, TIMED_PART, SPANNED].some((heading) => heading.test(line)) || isNamedHeading(line);

/** The line that sets a scene of a screenplay. */
export const SETTING =
  /^\s*(?:\d{1,3}\.?\s+)?(?:INT|EXT|INNEN|AUSSEN|AUẞEN|I\/E|INTÉRIEUR|EXTÉRIEUR|INTERIOR|EXTERIOR)(?:[./ ]|\b).*$/u;
const CUT =
  /^\s*(?:FADE (?:IN|OUT|TO)|(?:SMASH |MATCH )?CUT TO|SMASH CUT|DISSOLVE TO|TITLE CARD|THE END|AUFBLENDE|ABBLENDE|SCHNITT AUF|FONDU|CORTE A|FUNDIDO)\b[^a-z]*$/u;
/** A direction in capitals or between signs that nobody says: “*** START ROLL ***”, “>>> START”, “MUSIC OUT”. */
const SHOUTED =
  /^\s*(?:\*{2,}\s[^*\p{Ll}]+\s\*{2,}|[<>]{2,}[^<>\p{Ll}]+[<>]{0,3}|(?:MUSIC|SFX|SOUND|MUSIK|MUSIQUE|MÚSICA)\b[^a-z]*)\s*$/u;
const ROUND_LINE = /^\s*[*_]*\([^()]{1,120}\)[*_]*\s*$/u;
/** A whole sentence in brackets, which is spoken in a text without directions. */
const ROUND_SENTENCE = /^\s*\(\p{Lu}.*[.!?…]\)\s*$/u;
/** Only notes of music, or the arrows of a new speaker. */
const MUTE = /^[\s♪♫>]+$/u;

const NOTES: readonly RegExp[] = [
  /^\s*(?:SUPER|CHYRON|INSERT|TITLE(?: CARD)?|ON[- ]SCREEN|EINBLENDUNG|RÓTULO)\s*:.*$/u,
  /^\s*(?:advertisement|anzeige|publicité|publicidad|transcri(?:pt|ption)|english \(auto-generated\)|page \d+ of \d+|jump to recipe|r\/\w+)\s*$/iu,
  /^\s*(?:(?:from|de|aus) wikipedia,|©|see also:|read more:|siehe auch:|voir aussi ?:|véase también:|sent from my|transcribed by|posted by u\/|tl;?dr\b|edit(?: \d)?:|von meinem \S+ gesendet|envoyé de mon|enviado desde mi)/iu,
  /^\s*(?:(?:transcri(?:pt|ption)|teleprompter|video ?script|videoskript)\b|(?:episode|épisode|episodio|folge) \d)[^.!?]{0,60}$/iu,
  /^\s*by \p{Lu}\p{L}+ \p{Lu}[\p{L}-]+(?:, \p{L}[^.!?]{0,40})?\s*$/iu,
  /^\s*(?:to-?do|fixme|à faire|por hacer|zu erledigen|(?:video|short|reel) ?idea|videoidee|idée (?:de )?vidéo|idea (?:de|para(?: el)?) v[ií]deo)\b(?: ?[#\d]+)?\s*[:–—-]\s.*$/iu,
  /^[\s*_]*(?:originally published|zuerst erschienen|publié à l[’']origine)\b.*$/iu,
  /^\s*(?:published|updated)\b[^!?]{0,60}\b\d{4}\s*$/iu,
  /^\s*For (?:the|other)\b[^.!?]{0,60}, see \p{Lu}.*\(.*\)\.?$/u,
  /^\s*\d+ repl(?:y|ies)\b[^.!?]{0,60}$/iu,
  /^\s*@(?:channel|here|everyone)\b[^.!?]{0,80}$/u,
  /^\s*\p{Lu}\p{L}+\.? \p{Lu}\p{L}+\s+\d{1,2}:\d{2}\s?(?:AM|PM)?\s*$/u,
  // Hashtags, a block’s reference, a comment of Obsidian, links beside one another.
  /^\s*(?:#[\p{L}\d_-]+\s*)+$/u,
  /^\s*\^[a-z\d-]{3,40}\s*$/u,
  /^\s*%%.*%%\s*$/u,
  /^(?:[^.!?|·•]|(?<=\d)\.(?=\d)){1,40}(?:\s[|·•]\s(?:[^.!?|·•]|(?<=\d)\.(?=\d)){1,40})+$/u,
  /^\s*\[[a-z\d]{1,2}\](?:\S.*|\s+(?:https?:|www\.)\S+\s*)$/u,
  /^.*:\s*<?(?:(?:image|video|audio|sticker|gif|document|media) omitted|(?:bild|video|audio|sticker|medien) (?:weggelassen|ausgeschlossen)|(?:image|vidéo|audio) absente?|médias? omis|(?:imagen|audio|video|multimedia) omitid[oa])>?\s*$/iu,
  // What a page of a blog offers: hearts, buttons.
  /^(?=.*\d)(?=.*\p{Extended_Pictographic})(?:[\s\d\uFE0F]|\p{Extended_Pictographic}|\b(?:share|like|comment|reply|repost)s?\b)+$/iu,
  /^\s*\[(?:subscribe|sign up|share|leave a comment|read more|download|abonnieren|teilen|s[’']abonner|partager|suscrib\p{L}+)\b[^\]]*\]\s*$/iu,
  /^[\s*_]*thanks for reading\b.*\bsubscribe\b.*$/iu,
  /^\s*[💡📝]\uFE0F?[\s*_]*(?:(?:pro |bonus )?tips?|notes?|tipp|hinweis|astuce|conseil|remarque|consejo|nota)\b[^:]*:/iu,
  // Stars of a rating, emoji of an answer.
  /^\s*[⭐★]{2,}/u,
  /^\s*(?::[a-z+-][\w+-]*:\s*\d*\s*)+$/u,
];
/** “**Story:**” on a line of its own. A single one may be spoken. */
const BOLD_LABEL =
  /^\s*(?:[\p{Extended_Pictographic}\uFE0F\u200D]+\s*)?(?<bold>\*\*|__)[^:*.!?]*(?::\k<bold>|\k<bold>\s*:)\s*$/u;
export const hasBoldLabels = (lines: readonly string[]): boolean =>
  lines.filter((line) => BOLD_LABEL.test(line)).length > 1;

/** What stands around the words of a line. */
const AROUND = /\*\*|__|(?<=\])\([^()\s]*\)/gu;

/** What a line may be about, in a script that is made of labelled lines. */
const SUBJECT =
  anyOf(`visuals?|visuel|video|vídeo|bild|image|imagen|camera|kamera|caméra|cámara|plano|plan|b-?roll|sfx|
sound(?: effects?)?|music|musik|musique|música|efecto|effet|super|on-?screen(?: text)?|text on screen|titles?|titre|
titel|título|guion|client|project|projekt|projet|proyecto|version|versión|length|duration|länge|dauer|durée|
duración|word count|tags?|hashtags?|etiquetas|étiquettes|keywords|mots-clés|palabras clave|schlagwörter|thumbnail|
miniature?|miniatura|vorschaubild|status|owner|due|kind|language|voice|stimme|voix|voz|tone|notes?|remarque|hinweis|
nota|photo|(?:prep|cook|run) ?time|servings|caption|(?:vo )?talent|trt|pantalla|texto en pantalla|
texte à l[’']écran|bildtext|einblendung`);
const BEFORE_SUBJECT = anyOf(
  `suggested|recommended|background|estimated|total|thumbnail|cover|video|geschätzte|empfohlene|hintergrund`,
);
const AFTER_SUBJECT =
  anyOf(`s?(?:vorschl(?:ag|äge)|ideen?)|suggestions?|ideas?|cues?|estimée?|suggérée?|conseillée?|de fondo?|estimad[oa]|
aproximad[oa]|approximative|sugerid[oa]|general|detalle|medio|fijo|aéreo|large|serré|moyen|fixe|rapproché`);
const UNSPOKEN = String.raw`(?:${BEFORE_SUBJECT}[\s-]*)?${SUBJECT}(?:\s*${AFTER_SUBJECT})?`;
const UNSPOKEN_LABEL = new RegExp(String.raw`^[\s*_]*(?<label>${UNSPOKEN})\s*:\s`, 'iu');
const MARKED_LABEL = new RegExp(
  String.raw`^\s*(?:\*\*|__)(?:(?:${UNSPOKEN})\s*:?(?:\*\*|__)\s*:?\s|(?:titles?|titel|titre|título|skript|script|guion)\s*:\s[^*]*(?:\*\*|__)\s*$)`,
  'iu',
);
const MEASURED = new RegExp(String.raw`^\s*(?:${UNSPOKEN})\s*:\s*~?[\d:.–-]+\s?\p{L}*\s*$`, 'iu');
/** What may stand before a heading or a label: the mark of a list, an emoji, a time in brackets. */
const BEFORE = new RegExp(
  String.raw`^\s*[-*+•]\s+|^[\s*_]*[\p{Extended_Pictographic}\uFE0F\u200D]+\s*|^[*_]*(?:[[(]${TIMES}[\])]|${TIMES})\s*(?:[-–—:|]\s+)?(?=\p{L})`,
  'u',
);
const bare = (line: string): string => line.replace(BEFORE, '');

/**
 * Whether a script has labels such as “Music:” before what isn’t spoken. A single one may begin a sentence, and so may
 * several before whole sentences.
 */
export const hasUnspokenLabels = (lines: readonly string[]): boolean => {
  const bared = lines.map(bare);
  const labelled = bared.filter((line) => UNSPOKEN_LABEL.test(line));
  if (bared.some((line) => NARRATOR.test(line)) || bared.filter((line) => SPEAKER.test(line)).length > 1)
    return labelled.length > 0;
  const labels = new Set(labelled.map((line) => UNSPOKEN_LABEL.exec(line)?.groups?.['label']?.toLowerCase()));
  const noted = labelled.filter((line) => !/[.!?…]["”»)]?$/u.test(line.trim()));
  return labelled.length > 1 && (labels.size < labelled.length || noted.length > 1);
};

/** How a script is written, as its lines together show. */
export interface Writing {
  /** Whether it has labelled lines of which some aren’t spoken. */
  readonly isLabelled: boolean;
  /** Whether what stands after the names of its parts is spoken. */
  readonly arePartsSaid: boolean;
  /** Whether labels in bold name its parts. */
  readonly areLabelsBold: boolean;
  /** Whether it has directions, or speakers who may be directed. */
  readonly isDirected: boolean;
}

/** The kind of a line that isn’t spoken at all; undefined for any other. */
export const unspokenLine = (line: string, writing: Writing): Kind | undefined => {
  const { isLabelled, arePartsSaid, areLabelsBold, isDirected } = writing;
  if (TABLE.test(line)) return 'table';
  if (RULE.test(line)) return 'rule';
  if (FENCE.test(line)) return 'markup';
  const words = bare(line);
  if (arePartsSaid && isEntitled(words)) return undefined;
  if (isHeading(line) || isHeading(words) || SETTING.test(words.replace(SCENE_LABEL, ''))) return 'heading';
  if (areLabelsBold && BOLD_LABEL.test(line) && !NARRATOR.test(line)) return 'heading';
  if (!isDirected && ROUND_SENTENCE.test(line)) return undefined;
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
  /^\s*(?:(?:#{1,6}\s+|\*\*|__)(?:(?:production |recording )?(?:tips|notes)|links|sources|references|credits|hashtags|to[- ]?do|tipps|hinweise|quellen|conseils|notas|consejos|fuentes)\b[^.!?]{0,40}|(?:sources|quellen|fuentes|references|credits|hashtags)\s?:\s*$|(?:see also|siehe auch|voir aussi|véase también)\[.*)$/iu;
/** “Title: The Lamp” above the text. */
const NAMED_TITLE = /^(?:title|titel|titre|título)\s?:\s.*[^.!?…]$/iu;
const TASK = /^\s*[-*+•]\s+\[[ x]\]/iu;
const ITEM = /^[-*+•]\s+(?!\[[ x]\])/iu;
/** Which lines are in a part that isn’t spoken, or are tasks among the items of a list. */
export const asides = (lines: readonly string[]): ReadonlySet<number> => {
  const found = new Set<number>();
  const tasks = lines.filter((line) => TASK.test(line)).length;
  const areTasks = tasks * 2 < lines.filter((line) => ITEM.test(line)).length;
  let isAside = false;
  if (NAMED_TITLE.test(lines[0] ?? '') && lines.length > 1) found.add(0);
  for (const [index, line] of lines.entries()) {
    if (ASIDE.test(bare(line))) isAside = true;
    else if (isHeading(line)) isAside = false;
    if (isAside || (areTasks && TASK.test(line))) found.add(index);
  }
  return found;
};

/* Which lines of a script are meant for the people who make the film, not for the voice. */

import type { Kind } from '../taken.ts';
import { anyOf } from './any-of.ts';
import { isEntitled, isNamedHeading, SCENE_LABEL } from './headings.ts';
import { NARRATOR, SPEAKER } from './labels.ts';

const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?`;
const TIMES = String.raw`${TIME}(?:\s*(?:-->|[-–—])\s*${TIME})?`;
const DATED = String.raw`(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s+)?${TIMES}(?:\s?[ap]\.?m\b\.?)?`;
const STAMP = String.raw`(?:[[(]${DATED}[\])]|${DATED})`;
/** A timestamp at the start of a line. */
export const TIMED = new RegExp(
  String.raw`^\s*(?:(?<bold>\*\*|__)${STAMP}:?\k<bold>|${STAMP})(?:\s*[-–—:|]\s+|\s+|$)`,
  'iu',
);

export const RULE = /^\s*(?:[-*_=~—–─━═•·#+]\s*){3,}$/u;
export const TABLE = /^\s*\|.*\|\s*$/u;
const FENCE = /^\s*(?:```|~~~)/u;
/** A longer line is a paragraph, whatever comes before it. */
const HEADING = /^\s*#{1,6}\s+(?:\S+(?:\s+|$)){1,12}$/u;
/** A Wikipedia heading, with its edit button. */
const EDITED = /\[(?:edit|bearbeiten|modifier|editar)[^\]]{0,40}\]\s*$/u;

/** “**[0:05–0:20] PAYOFF**” */
const TIMED_PART = new RegExp(
  String.raw`^\s*(?:\*\*|__)[[(]?${TIMES}[\])]?[^\p{L}]*\p{Lu}[\p{Lu}\s/&-]*:?(?:\*\*|__)\s*$`,
  'u',
);

/** “Opening (0:00–0:10)”, “1. Opening (0:00–0:10)” */
const SPANNED = new RegExp(
  String.raw`^(?:[\s*_#]*\d{1,2}[.)]\s)?[^.!?:]*\p{L}[*_]*\s*[[(]\s*(?:${TIME}\s*(?:[-–—]|to|bis|à|a)\s*${TIME}|\d+\s*[-–—]\s*\d+\s?s\p{L}*\.?)\s*[\])][*_:\s]*$`,
  'iu',
);

export const isHeading = (line: string): boolean =>
  [HEADING, EDITED, TIMED_PART, SPANNED].some((heading) => heading.test(line)) || isNamedHeading(line);

const PLACE = 'INT|EXT|INNEN|AUSSEN|AUẞEN|I\\/E|INT[ÉE]RIEUR|EXT[ÉE]RIEUR|INTERIOR|EXTERIOR';
/**
 * The line that sets a scene in a screenplay: “2. INT. HOUSE – NIGHT”, “SCENE 2 – INT. HOUSE”, “HAUS – INNEN –
 * NACHT”.
 */
export const SETTING = new RegExp(
  String.raw`^\s*(?:(?:(?:SCENE|SZENE|BILD|SC[ÈE]NE|S[ÉE]QUENCE|ESCENA|SECUENCIA)\s+)?\d{1,3}[A-Z]?\s*[.:–—-]?\s+)?(?:${PLACE})(?:[./ ]|(?!\p{L})).*$|^\s*(?:\d{1,3}\.?\s+)?\p{Lu}[\p{Lu}\d ’']{1,40}\s[–—-]\s(?:${PLACE})\.?\s[–—-]\s\p{Lu}+\s*$`,
  'u',
);
export const CUT =
  /^\s*(?:\(?(?:CONTINUED|FORTSETZUNG|CONTINÚA)\)?:?(?:\s+\(?\d{1,3}\)?\.?)?\s*$|(?:FADE (?:IN|OUT|TO)|(?:SMASH |MATCH )?CUT TO|SMASH CUT|DISSOLVE TO|TITLE CARD|THE END|AUFBLENDE|ABBLENDE|SCHNITT AUF|FONDU|CORTE A|FUNDIDO)\b[^a-z]*$)/u;
/** A direction in capitals or between symbols that aren’t spoken: “*** START ROLL ***”, “>>> START”, “MUSIC OUT”. */
const SHOUTED =
  /^\s*(?:\*{2,}\s[^*\p{Ll}]+\s\*{2,}|[<>]{2,}[^<>\p{Ll}]+[<>]{0,3}|(?:MUSIC|SFX|SOUND|MUSIK|MUSIQUE|MÚSICA)\b[^a-z]*)\s*$/u;
const ROUND_LINE = /^\s*[*_]*\([^()]{1,120}\)[*_]*\s*$/u;
/** A whole sentence in brackets, which is spoken in a text without directions. */
const ROUND_SENTENCE = /^\s*\(\p{Lu}.*[.!?…]\)\s*$/u;
/** A line with only music notes, or with the arrows that mark a new speaker. */
const MUTE = /^[\s♪♫>]+$/u;

const NOTES: readonly RegExp[] = [
  /^\s*(?:SUPER|CHYRON|INSERT|TITLE(?: CARD)?|ON[- ]SCREEN|EINBLENDUNG|RÓTULO)\s*:.*$/u,
  /^\s*(?:advertisement|anzeige|publicité|publicidad|transcri(?:pt|ption)|english \(auto-generated\)|jump to recipe|r\/\w+)\s*$/iu,
  // The text around YouTube’s transcript panel and other programs’ transcripts.
  /^\s*(?:transkript|transcripción|(?:search|show|hide) transcript|search in (?:video|transcript)|(?:im )?transkript (?:suchen|durchsuchen|anzeigen|ausblenden)|im video suchen|rechercher dans la (?:transcription|vidéo)|(?:afficher|masquer) la transcription|buscar en (?:la transcripción|el vídeo|el video)|(?:mostrar|ocultar) transcripción)\s*$/iu,
  /^\s*\p{Lu}\p{L}+(?: \(\p{Lu}[^()]{1,30}\))? \((?:auto-generated|generad[oa]s? automáticamente|automatisch (?:erzeugt|generiert)|générés? automatiquement|générée?s? automatiquement)\)\s*$/iu,
  /^\s*(?:transcription automatique|automatische (?:transkription|abschrift)|automatisches transkript|transcripción automática|automatic(?:ally generated)? (?:transcript|transcription))\b[^!?]{0,80}$/iu,
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
  // Hashtags, a block’s reference, an Obsidian comment, links side by side.
  /^\s*(?:#[\p{L}\d_-]+\s*)+$/u,
  /^\s*\^[a-z\d-]{3,40}\s*$/u,
  /^\s*%%.*%%\s*$/u,
  /^(?:[^.!?|·•]|(?<=\d)\.(?=\d)){1,40}(?:\s[|·•]\s(?:[^.!?|·•]|(?<=\d)\.(?=\d)){1,40})+$/u,
  /^\s*\[[a-z\d]{1,2}\](?:\S.*|\s+(?:https?:|www\.)\S+\s*)$/u,
  /^.*:\s*<?(?:(?:image|video|audio|sticker|gif|document|media) omitted|(?:bild|video|audio|sticker|medien) (?:weggelassen|ausgeschlossen)|(?:image|vidéo|audio) absente?|médias? omis|(?:imagen|audio|video|multimedia) omitid[oa])>?\s*$/iu,
  // What a blog page adds to a text: hearts, buttons.
  /^(?=.*\d)(?=.*\p{Extended_Pictographic})(?:[\s\d\uFE0F]|\p{Extended_Pictographic}|\b(?:share|like|comment|reply|repost)s?\b)+$/iu,
  /^\s*(?:share|teilen|partager|compartir)(?: (?:this|on|via|auf|sur|en))?\s*:?(?:[\s|·,/]+(?:facebook|whatsapp|twitter|x|linkedin|pinterest|e-?mail|telegram|instagram|reddit|copy link|bluesky|threads|mastodon|tumblr|xing|correo|mail))+\s*$/iu,
  /^\s*\[(?:subscribe|sign up|share|leave a comment|read more|download|abonnieren|teilen|s[’']abonner|partager|suscrib\p{L}+)\b[^\]]*\]\s*$/iu,
  /^[\s*_]*thanks for reading\b.*\bsubscribe\b.*$/iu,
  /^\s*[💡📝]\uFE0F?[\s*_]*(?:(?:pro |bonus )?tips?|notes?|tipp|hinweis|astuce|conseil|remarque|consejo|nota)\b[^:]*:/iu,
  // Rating stars, reaction emoji.
  /^\s*[⭐★]{2,}/u,
  /^\s*(?::[a-z+-][\w+-]*:\s*\d*\s*)+$/u,
];
/** “**Story:**” on a line of its own. A single label like this may be spoken. */
const BOLD_LABEL =
  /^\s*(?:[\p{Extended_Pictographic}\uFE0F\u200D]+\s*)?(?<bold>\*\*|__)[^:*.!?]*(?::\k<bold>|\k<bold>\s*:)\s*$/u;
export const hasBoldLabels = (lines: readonly string[]): boolean =>
  lines.filter((line) => BOLD_LABEL.test(line)).length > 1;

/** Markup around the words of a line. */
const AROUND = /\*\*|__|(?<=\])\([^()\s]*\)/gu;

/** What a line may be about in a script that consists of labelled lines. */
const SUBJECT =
  anyOf(`visuals?|visuel|video|vídeo|bild|image|imagen|camera|kamera|caméra|cámara|plano|plan|b-?roll|sfx|
sound(?: effects?)?|music|musik|musique|música|efecto|effet|super|on-?screen(?: text)?|text on screen|titles?|titre|
titel|título|guion|client|project|projekt|projet|proyecto|version|versión|length|duration|länge|dauer|durée|
duración|word count|tags?|hashtags?|etiquetas|étiquettes|keywords|mots-clés|palabras clave|schlagwörter|thumbnail|
miniature?|miniatura|vorschaubild|status|owner|due|kind|language|voice|stimme|voix|voz|tone|notes?|remarque|hinweis|
nota|photo|(?:prep|cook|run) ?time|servings|captions?|(?:vo )?talent|trt|pantalla|texto (?:en|sobre) (?:la )?(?:pantalla|imagen)|
texte (?:à|sur) l[’'](?:écran|image)|texte (?:affiché|incrusté)|incrustation|text (?:im bild|auf dem bildschirm)|bildschirmtext|
texteinblendung|bildtext|einblendung|bauchbinde|lower third|(?:text )?overlays?|overlay text|rótulos?|sobreimpresión|untertitel|
sous-titres?|subtítulos?|atmo(?:sphäre)?|geräusche?|soundeffekte?|[vg]?fx|sonidos?|bruitages?|ambiance sonore|sonido ambiente`);
const BEFORE_SUBJECT = anyOf(
  `suggested|recommended|background|estimated|approximate|target|ideal|total|thumbnail|cover|video|geschätzte|empfohlene|gesamt|hintergrund`,
);
const AFTER_SUBJECT =
  anyOf(`s?(?:vorschl(?:ag|äge)|ideen?)|suggestions?|ideas?|cues?|estimée?|suggérée?|conseillée?|de fondo?|estimad[oa]|
aproximad[oa]|approximative|totale?|on (?:delivery|pacing|tone)|sugerid[oa]|general|detalle|medio|fijo|aéreo|large|serré|moyen|fixe|rapproché`);
const UNSPOKEN = String.raw`(?:${BEFORE_SUBJECT}[\s-]*)?${SUBJECT}(?:\s*${AFTER_SUBJECT})?`;
const UNSPOKEN_LABEL = new RegExp(String.raw`^[\s*_]*(?<label>${UNSPOKEN})[*_]*\s*:[*_]*\s`, 'iu');
const MARKED_LABEL = new RegExp(
  String.raw`^\s*(?:\*\*|__)(?:(?:${UNSPOKEN})\s*:?(?:\*\*|__)\s*:?\s|(?:titles?|titel|titre|título|(?:(?:youtube|tiktok|instagram|video|vidéo|vídeo|shorts?|reels?)[ -]?){0,3}(?:skript|script|guion|storyboard)(?: (?:de|para|pour|für|for) \p{L}+(?: \p{L}+)?)?)\s*:\s[^*]*(?:\*\*|__)\s*$)`,
  'iu',
);
const MEASURED = new RegExp(String.raw`^\s*(?:${UNSPOKEN})\s*:\s*~?[\d:.–-]+\s?\p{L}*\s*$`, 'iu');
/** What may come before a heading or a label: a list marker, an emoji, a timestamp in brackets. */
const BEFORE = new RegExp(
  String.raw`^\s*[-*+•]\s+|^[\s*_]*(?:[\p{Extended_Pictographic}\uFE0F\u200D]|[#*\d]\uFE0F?\u20E3)+\s*|^[*_]*(?:[[(]${TIMES}[\])]|${TIMES})\s*(?:[-–—:|]\s+)?(?=\p{L})`,
  'u',
);
export const bare = (line: string): string => line.replace(BEFORE, '');

/**
 * Whether a script has labels such as “Music:” before what isn’t spoken. A single label may be the start of a
 * sentence, and so may several that come before whole sentences.
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

/**
 * Other labels that aren’t spoken when a script labels a narrator’s words and what is seen. Elsewhere, these may be
 * the only spoken lines.
 */
const BESIDE_LABEL =
  /^[\s*_]*(?:texte?|texto|transitions?|übergang|übergänge|transici(?:ón|ones)|emotion(?:en)?|émotions?|emoci(?:ón|ones))[\s*_]*:[\s*_]/iu;
/** These may also label a speaker: a son in a dialogue, or people in a report: “Son : horloge”, “O-TON: Musik”. */
const HEARD_LABEL = /^[\s*_]*(?:sons?|o-?ton|audio ambiant)[\s*_]*:[\s*_](?!.*[.!?…]["”»)*_]*\s*$)/iu;
const SEEN_LABEL =
  /^[\s*_]*(?:visuals?|visuel|video|vidéo|vídeo|bild|image|imagen|b-?roll|kamera|camera|caméra|cámara|plano?|shot|sfx|music|musik|musique|música)[\s*_]*:/iu;
export const hasSeenLabels = (lines: readonly string[]): boolean =>
  [SEEN_LABEL, NARRATOR].every((label) => lines.some((line) => label.test(bare(line))));

/** How a script is written, based on all of its lines. */
export interface Writing {
  /** Whether it has labelled lines, some of which aren’t spoken. */
  readonly isLabelled: boolean;
  /** Whether it labels both a narrator’s words and what is seen meanwhile. */
  readonly isSeen: boolean;
  /** Whether the text after the names of its parts is spoken. */
  readonly arePartsSaid: boolean;
  /** Whether labels in bold name its parts. */
  readonly areLabelsBold: boolean;
  /** Whether it has directions, or speakers who may be given directions. */
  readonly isDirected: boolean;
}

/** The kind of a line that isn’t spoken at all; undefined for any other. */
export const unspokenLine = (line: string, writing: Writing): Kind | undefined => {
  const { isLabelled, isSeen, arePartsSaid, areLabelsBold, isDirected } = writing;
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
  const isBeside = isSeen && [BESIDE_LABEL, HEARD_LABEL].some((label) => label.test(words));
  return isBeside || (isLabelled && UNSPOKEN_LABEL.test(words)) ? 'note' : undefined;
};

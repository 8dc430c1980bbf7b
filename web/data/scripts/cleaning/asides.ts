/* Which parts of a text aren’t the script itself: details above it, and notes, lists and links below it. */

import type { Kind, Taken } from '../taken.ts';
import { anyOf } from './any-of.ts';
import { isNamedHeading } from './headings.ts';
import { bare, isHeading, RULE, TABLE } from './unspoken-lines.ts';

/** The start of a part that isn’t spoken, up to the next heading: “Tips for recording:”, “Links”. */
const ASIDE =
  /^\s*(?:(?:#{1,6}\s+|\*\*|__)(?:(?:production |recording )?(?:tips|notes)|links|sources|references|credits|hashtags|to[- ]?do|tasks|aufgaben|tâches|tareas|pendientes|tipps|hinweise|quellen|conseils|notas|consejos|fuentes)\b[^.!?]{0,40}|(?:sources|quellen|fuentes|references|credits|hashtags)\s?:\s*$|(?:see also|siehe auch|voir aussi|véase también)\[.*)$/iu;
const SOME =
  '(?:a few|a couple of|some|quick|key|important|short|brief|final|(?:ein paar|einige|kurze|wichtige|noch)|quelques|petites|algunas|unas)';
const NOTES =
  anyOf(String.raw`(?:production |director[’']s |performance |delivery |style |recording )?notes?|anmerkung(?:en)?|notizen|regiehinweise|
produktionshinweise|remarques?|notes? de (?:production|réalisation|montage|mise en scène)|notas?(?: de (?:producción|rodaje|edición))?|
observaciones`);
/** A chatbot’s explanation of why its script is good. */
const REASONS =
  anyOf(String.raw`why (?:this|it|the)(?: (?:script|video|structure|hook))? works|what makes (?:this|it)(?: script)? work|key elements|key (?:production|success) (?:elements|notes|tips)|
warum (?:das|es|dieses|der)(?: (?:skript|video|text|hook))? (?:funktioniert|wirkt|gut ist)|(?:die )?wichtigste[n]? elemente|erfolgsfaktoren|
pourquoi (?:ça|cela|ce script|cette vidéo) (?:marche|fonctionne)|(?:les )?éléments[- ]clés|(?:les )?points forts|
por qué (?:este (?:guion|v[ií]deo) )?funciona|elementos clave|claves del éxito`);
const named = (names: string): RegExp =>
  new RegExp(
    String.raw`^\s*(?<mark>#{1,6}\s+)?(?:[\p{Extended_Pictographic}\uFE0F]+\s*)?(?<bold>\*\*|__)?(?:${SOME}\s+){0,2}${names}(?: (?:on|for|about|zum|zur|zu|für|sur|pour|sobre|para) [^.!?:*]{1,40})?\s*:?\s*(?:\k<bold>)?\s*:?\s*$`,
    'iu',
  );
const NOTED = named(NOTES);
const PRAISED = named(REASONS);
const ITEM_OR_BLANK = /^\s*(?:$|[-*+•–]\s+\S|\d{1,2}[.)]\s+\S|[ \t]{2,}\S)/u;
const FEWEST_ABOVE = 2;

/** Whether what follows is only a list, up to a divider or the end. */
const isListed = (lines: readonly string[], from: number): boolean => {
  const end = lines.findIndex((line, at) => at > from && RULE.test(line));
  const list = lines.slice(from + 1, end === -1 ? undefined : end);
  const items = list.filter((line) => line.trim() !== '');
  return items.length > 0 && items.every((line) => ITEM_OR_BLANK.test(line));
};

/** Whether notes start at a line: their name is in bold or below a divider, and they form a list. */
const areNotes = (lines: readonly string[], at: number, isTabled: boolean): boolean => {
  const line = lines[at] ?? '';
  const isNoted = NOTED.test(line);
  if (!isNoted && !PRAISED.test(line)) return false;
  const above = lines.slice(0, at).filter((words) => words.trim() !== '');
  const last = above.at(-1) ?? '';
  const isDivided = RULE.test(last) || TABLE.test(last);
  const isMarked = /^\s*(?:#|\*\*|__|\p{Extended_Pictographic})/u.test(line);
  return (
    above.length >= FEWEST_ABOVE && (isDivided || ((isNoted || isTabled) && isMarked)) && isListed(lines, at)
  );
};

/** “Title: The Lamp” above the text. */
const NAMED_TITLE = /^(?:title|titel|titre|título)\s?:\s.*[^.!?…]$/iu;
const TASK = /^\s*[-*+•]\s+\[[ x]\]/iu;
const ITEM = /^[-*+•]\s+(?!\[[ x]\])/iu;

/** Details that are only given for texts meant for a film. */
const MADE =
  anyOf(String.raw`word count|platforms?|format|(?:target )?audience|publish(?:ing|ication)? date|delivery(?: format)?|lieferung|abgabe(?:termin)?|livraison|entrega|fecha de (?:publicación|entrega)|date de (?:publication|livraison)|veröffentlichungsdatum|last (?:edited|updated|modified)|publish(?:ed| date)|reading time|
posting date|sendung|beitrag|plattform(?:en)?|zielgruppe|erstellt(?: am)?|zuletzt (?:bearbeitet|geändert)|veröffentlicht(?: am)?|veröffentlichung|lesezeit|wortzahl|
plateformes?|public cible|(?:dernière )?modification|modifié(?: le)?|créé(?: le)?|publié(?: le)?|publication|temps de lecture|émission|
plataformas?|público objetivo|creado(?: el)?|publicad[oa](?: el)?|publicación|tiempo de lectura|última (?:edición|modificación)|formato`);
/** How long the film is: in seconds, minutes or words. */
const LENGTH =
  anyOf(String.raw`(?:target |estimated |total |video |ideal |approximate )?(?:length|duration|runtime|run time)|(?:gesamt|ziel|video)?(?:länge|dauer)|
laufzeit|durée(?: totale| cible| estimée)?|longueur|duración(?: total| estimada| aproximada)?`);
const AMOUNT = String.raw`[^\d\n]{0,12}\d[\d:.,–-]*\s?(?:s|h|min|se[ckg]|sek|wor|wör|mot|pal|$|[*_])`;
/** Details that are given for other kinds of text, too. */
const KNOWN =
  anyOf(`titles?|titel|titre|título|dates?|datum|fecha|status|statut|estado|authors?|autor(?:in)?|auteur|topic|thema|sujet|tema|episode|épisode|
episodio|folge|version|versión|tags?|project|projekt|projet|proyecto|client|kunde|cliente|
categor(?:y|ies)|kategorien?|catégories?|categorías?|deadline|owner|assignee|verantwortliche?r?|zuständig|responsable|asignado a|language|sprache|langue|idioma|created|by|
style|tone|mood|genre|stil|ton|tonfall|stimmung|tonalité|ambiance|estilo|tono`);
const LABELLED = String.raw`[\s*_]*:[\s*_]+`;
const MADE_FACT = new RegExp(
  String.raw`^[\s*_]*(?:${MADE}${LABELLED}\S|${LENGTH}${LABELLED}${AMOUNT})`,
  'iu',
);
const FACT = new RegExp(
  String.raw`^[\s*_]*(?<label>${MADE}|${LENGTH}|${KNOWN})${LABELLED}[^\n]{1,80}$`,
  'iu',
);
const SENTENCE_END = /[.!?…]["”»)*_]*\s*$/u;
/** “Storyboard – The Lamp”, above everything else. */
const ENTITLED =
  /^[\s*_#]*(?:storyboard|script|skript|drehbuch|videoskript|sprechertext|scénario|guion|guión)\s*[–—:-]\s[^!?…]{1,80}$/iu;

/** A line in bold; only titles are written this way. */
const BOLD_TITLE =
  /^\s*(?:[\p{Extended_Pictographic}\uFE0F\u200D]+\s*)?\*\*[^*\n]{0,79}[^*\n.!?…:,]\*\*\s*$/u;

const factsIn = (line: string): readonly string[] => bare(line).split(/\s[·•|]\s/u);
const isFact = (line: string): boolean =>
  !SENTENCE_END.test(line) && factsIn(line).every((fact) => FACT.test(fact));
const isTitle = (line: string): boolean => ENTITLED.test(line) && !SENTENCE_END.test(line);

/** The lines below the last divider that contain such details. */
const factsBelow = (lines: readonly string[]): readonly number[] => {
  const from = lines.findLastIndex((line) => RULE.test(line));
  const found = lines.flatMap((line, at) => (at > from && line.trim() !== '' ? [at] : []));
  const areFacts = found.every((at) => isFact(lines[at] ?? ''));
  const isMade = found.some((at) => factsIn(lines[at] ?? '').some((fact) => MADE_FACT.test(fact)));
  return from > 0 && areFacts && isMade ? found : [];
};

/** The lines above the text that describe it: “Style: calm”, “Last edited: 3 days ago”. */
const facts = (lines: readonly string[], isAnswer: boolean): readonly number[] => {
  // A chatbot puts its title in bold, but other texts may start that way, too.
  const isEntitled = (line: string): boolean =>
    isTitle(line) || (isAnswer && BOLD_TITLE.test(line) && !SENTENCE_END.test(line));
  const end = lines.findIndex(
    (line) =>
      line.trim() !== '' && !isFact(line) && !RULE.test(line) && !isHeading(line) && !isEntitled(line),
  );
  const head = Array.from(lines.slice(0, Math.max(0, end)).keys());
  const titles = head.filter((at) => isEntitled(lines[at] ?? '')).slice(0, 1);
  const found = head.filter((at) => isFact(lines[at] ?? ''));
  const told = found.flatMap((at) => factsIn(lines[at] ?? ''));
  const labels = new Set(told.map((fact) => FACT.exec(fact)?.groups?.['label']?.toLowerCase()));
  // A single detail may be meant to be spoken, unless it is marked.
  const isSure =
    told.length > 1 ? labels.size === told.length : found.some((at) => /^\s*[*_]/u.test(lines[at] ?? ''));
  return [...titles, ...(isSure && told.some((fact) => MADE_FACT.test(fact)) ? found : [])];
};

/** “Option A”, alone on its line. */
const OPTION =
  /^[\s*_#]*(?:option|variante?|versi[oó]n|fassung|opción|vorschlag|proposition|propuesta)\s(?:[A-F]|\d)[\s*_]*:?[\s*_]*$/iu;
/** The names of alternatives, if there are several. */
const options = (lines: readonly string[]): readonly number[] => {
  const found = lines.flatMap((line, at) => (OPTION.test(line) ? [at] : []));
  return found.length > 1 ? found : [];
};

/** Names of parts, in capitals. If a text has only one line like this, it may be anything. */
const SHOUTED_PART = new RegExp(
  String.raw`^\s*${anyOf(String.raw`STORY|(?:MAIN|KEY) POINTS?|POINT \d|HAUPTTEIL|DÉVELOPPEMENT|DESARROLLO|PAY-?OFF|SET-?UP|TWIST|BUILD-?UP|CONTEXT|REVEAL|CLIMAX|CONFLICT|RESOLUTION|BACKGROUND|TEASER|
GESCHICHTE|AUFLÖSUNG|WENDUNG|HINTERGRUND|KONTEXT|HÖHEPUNKT|HISTOIRE|CONTEXTE|RÉVÉLATION|RETOURNEMENT|DÉNOUEMENT|
HISTORIA|CONTEXTO|GIRO|REVELACIÓN|DESENLACE|NUDO|PLANTEAMIENTO`)}\s*:?\s*$`,
  'u',
);
const shoutedParts = (lines: readonly string[]): readonly number[] => {
  const parts = lines.flatMap((line, at) => (SHOUTED_PART.test(line) ? [at] : []));
  const others = lines.filter((line) => isNamedHeading(line) && !/\p{Ll}/u.test(line)).length;
  return parts.length + others > 1 ? parts : [];
};

const PICTURE = /^\s*!\[[^\]\n]*\]\([^\n]*\)\s*$/u;
const SLANTED = /^\s*(?<mark>\*|_)(?![*_\s])[^\n]*\k<mark>\s*$/u;
/** “*Subscribe to the newsletter.*” in italics or in bold. */
const OFFERED =
  /^\s*(?:\*{1,3}|_{1,2})(?=[^\n]*(?:subscri|sign up|join|abonn|anmeld|melde? dich|inscri|suscr|suscrí|apúntate))[^\n]*\bnewsletter\b[^\n]*[*_]\s*$/iu;
const isCaption = (lines: readonly string[], at: number): boolean =>
  OFFERED.test(lines[at] ?? '') || (SLANTED.test(lines[at] ?? '') && PICTURE.test(lines[at - 1] ?? ''));

/** “**Hashtags:** #lamp”: such a line doesn’t start a part. */
const TOLD = /^\s*(?:\*\*|__)[^*_\n]{1,40}?\s*(?::\s*(?:\*\*|__)|(?:\*\*|__)\s*:)\s*\S/u;
const IN_BOLD = /^\s*(?:[\p{Extended_Pictographic}\uFE0F]+\s*)?(?:\*\*|__)/u;

/**
 * The lines of parts that don’t belong to the text: up to a heading or, for a list in bold, up to a paragraph below
 * it.
 */
const parts = (lines: readonly string[], isTabled: boolean): readonly number[] => {
  let open: 'none' | 'part' | 'list' = 'none';
  let isListed = false;
  return Array.from(lines.entries()).flatMap(([index, line]) => {
    const isTold = ASIDE.test(bare(line));
    const isBelow = isListed && lines[index - 1]?.trim() === '' && !ITEM_OR_BLANK.test(line);
    if (areNotes(lines, index, isTabled)) [open, isListed] = ['list', false];
    else if (isTold && TOLD.test(bare(line))) return [index];
    else if (isTold) [open, isListed] = [IN_BOLD.test(line) ? 'list' : 'part', false];
    else if (isHeading(line) || (open === 'list' && (isBelow || RULE.test(line)))) open = 'none';
    isListed ||= /\S/u.test(line) && ITEM_OR_BLANK.test(line);
    return open === 'none' ? [] : [index];
  });
};

/** Which lines don’t belong to the text, and what they are: details about it, notes, tasks in a list, captions. */
export const asides = (lines: readonly string[], { table, preamble }: Taken): ReadonlyMap<number, Kind> => {
  const found = new Map<number, Kind>();
  const tasks = lines.filter((line) => TASK.test(line)).length;
  const areTasks = tasks * 2 < lines.filter((line) => ITEM.test(line)).length;
  if (NAMED_TITLE.test(lines[0] ?? '') && lines.length > 1) found.set(0, 'note');
  for (const at of [...facts(lines, preamble !== undefined), ...factsBelow(lines)]) found.set(at, 'header');
  for (const at of [...shoutedParts(lines), ...options(lines)]) found.set(at, 'heading');
  for (const at of parts(lines, table !== undefined)) found.set(at, 'note');
  for (const [index, line] of lines.entries())
    if ((areTasks && TASK.test(line)) || isCaption(lines, index)) found.set(index, 'note');
  return found;
};

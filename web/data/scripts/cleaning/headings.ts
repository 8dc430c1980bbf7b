/* Headings of scenes and parts as people number them: “Scene Three”, “2. Akt”, “Chapitre premier”, “Capítulo 1: El faro”. */

import { anyOf } from './any-of.ts';

const COUNTS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|une?|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce';
const RANKS =
  anyOf(String.raw`first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|final|last|erste[rs]?|zweite[rs]?|dritte[rs]?|
vierte[rs]?|fünfte[rs]?|sechste[rs]?|siebte[rs]?|achte[rs]?|neunte[rs]?|zehnte[rs]?|letzte[rs]?|premi(?:er|ère)|
seconde?|deuxième|troisième|quatrième|cinquième|sixième|dernière?|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|
quint[oa]|sext[oa]|últim[oa]|\d{1,2}(?:\.|st|nd|rd|th|er|ère|e|[ºª])`);
const RANKS_AFTER =
  'premi(?:er|ère)|seconde?|deuxième|troisième|primer[oa]|segund[oa]|tercer[oa]|cuart[oa]|quint[oa]';
const NUMBER = String.raw`(?:(?:no\.?|nr\.?|n[.º°]|#) ?)?\d{1,3}(?:\.\d{1,2})?[a-d]?|[ivx]+`;

/** These are headings even without a number. */
const SCENE = 'scene|szene|scène|escena|shot|act|akt|acte|acto|part';
/** These are headings only with a number. */
const CHAPTER =
  'chapter|kapitel|chapitre|cap[ií]tulo|teil|partie|parte|section|abschnitt|secci[oó]n|sequen(?:ce|z)|séquence|secuencia|tableau|cuadro|einstellung';
const NUMBERED = `${SCENE}|${CHAPTER}|episode|épisode|episodio|folge|plan|plano|bild|slide|folie|frame|panel|book|buch|livre|libro`;
/** These may have their number first: “First Act”. */
const RANKED =
  'scene|szene|scène|escena|act|akt|acte|acto|part|chapter|kapitel|chapitre|cap[ií]tulo|teil|partie|parte';
const PARTS =
  anyOf(`hook|intro|outro|cta|body|main part|call[- ]to[- ]action|introduction|conclusion|ending|einstieg|aufhänger|
einleitung|hauptteil|schluss|fazit|accroche|développement|chute|gancho|desarrollo|cierre|introducción|conclusión|
prologue|epilogue|épilogue|prolog|epilog|prólogo|epílogo|cold open|vorspann|abspann`);

const COUNTED = String.raw`(?:${NUMBERED})\s+(?:${NUMBER}|${COUNTS}|${RANKS_AFTER})|${RANKS}\s+(?:${RANKED})`;
const START = String.raw`^\s*[[(*_]{0,4}(?:\d{1,2}[.)]\s+[[(*_]{0,4})?`;
const NOTE = String.raw`(?:\([^()]{0,40}\))?`;
const TITLE = '[^.!?()]{0,60}';
const headed = (name: string, signs: string): RegExp =>
  new RegExp(String.raw`${START}(?:${name})\s*${NOTE}\s*(?:[${signs}]${TITLE})?${NOTE}[\])*_:]*\s*$`, 'iu');
const NAMED_HEADINGS: readonly RegExp[] = [
  headed(COUNTED, ':–—|-'),
  headed(SCENE, ':'),
  headed(PARTS, ':–—-'),
];
/** “Chapter 1. The Lamp”: the text after the dot is a sentence unless it is a title. */
const DOTTED = new RegExp(String.raw`${START}(?:${COUNTED})\.\s+`, 'iu');
const TITLED = /^(?:(?:\p{Lu}[^\s.!?…:;,]*|\p{L}{1,3})(?:\s+|$)){1,8}$/u;

/** The heading of a scene or a part on a line of its own. */
export const isNamedHeading = (line: string): boolean => {
  const dotted = DOTTED.exec(line)?.[0];
  return (
    NAMED_HEADINGS.some((heading) => heading.test(line)) ||
    (dotted !== undefined && TITLED.test(line.slice(dotted.length).replaceAll(/[*_]/gu, '').trim()))
  );
};

const labelOf = (name: string): RegExp =>
  new RegExp(String.raw`^\s*(?:\d{1,2}[.)]\s+)?[*_]*(?:${name})\s*${NOTE}\s*[:–—-][*_]*\s+(?=\S)`, 'iu');
const SCENIC = String.raw`(?:${SCENE})\s+(?:${NUMBER})|(?:scene|szene|scène|escena|shot|act|akt|acte|acto)\s+(?:${COUNTS})`;
/** “Scene 2 (0:05–0:10):” or “Hook:” before the words of a scene. */
export const SCENE_LABEL = labelOf(
  String.raw`${SCENIC}|hook|intro|outro|cta|call[- ]to[- ]action|accroche|gancho|aufhänger|${PARTS}(?=\s*\([^()]{0,20}\d[^()]{0,20}\))`,
);
/** Any of these headings, in a script where each part is one line. */
export const PART_LABEL = labelOf(`${SCENIC}|${PARTS}`);
const ENTITLED = /[:–—|-][*_]*\s+[*_]*[\p{L}\p{N}]/u;

/** Whether a heading contains more than its number: “Scene 2: He lights the lamp”. */
export const isEntitled = (line: string): boolean => isNamedHeading(line) && ENTITLED.test(line);

/**
 * Whether the text after the names of parts is spoken even without final punctuation: the line under “Scene 1: He
 * climbs the stairs” is scene 2.
 */
export const arePartsSaid = (lines: readonly string[]): boolean => {
  const written = lines.filter((line) => line.trim() !== '');
  const entitled = written.flatMap((line, at) => (isEntitled(line) ? [written[at + 1]] : []));
  const alone = entitled.filter((next) => next === undefined || isNamedHeading(next));
  return alone.length > 1 && alone.length * 2 > entitled.length;
};

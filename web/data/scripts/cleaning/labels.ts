/* The speaker of a line, before its words. */

import type { Taking } from '../taken.ts';
import { anyOf } from './any-of.ts';

const NARRATORS =
  'narrator|narration|voice ?-?over|v\\.?\\s?o\\.?|audio|host|speaker(?: \\d{1,2})?|erzähler(?:in)?|sprecher(?:in)?|narrador(?:a)?|locutor(?:a)?|voz en off|narrateur|narratrice|voix off';
/** What people put before a label. “[Anna]:” labels a line, “[Visual: a lamp]” does not. */
const START = String.raw`^\s*(?:[\p{Extended_Pictographic}\uFE0F\u200D]+\s*)?[*_]{0,4}(?!\[[^\]]*:)\[?[*_]{0,4}`;
export const NARRATOR = new RegExp(
  String.raw`${START}(?:${NARRATORS})[\]*_]{0,4}(?:\s*\([^)]*\))?[\]*_]{0,4}\s*:[*_]*\s*`,
  'iu',
);
/** A name in capitals before the words of a line, as in a screenplay. */
export const SPEAKER =
  /^\s*[*_]{0,4}(?!\[[^\]]*:)\[?[*_]{0,4}(?!(?:POV|P\.?S|FYI|TL;?DR)(?!\p{L}))(?<name>\p{Lu}[\p{Lu}\d .’'#-]{1,24})[\]*_]{0,4}(?:\s*\([^)]*\))?[\]*_]{0,4}\s*:[*_]*\s+(?=\S)/u;

const PART = String.raw`\p{Lu}\p{Ll}{0,15}(?:[’'-]\p{Lu}?\p{Ll}{1,15}){0,2}`;
/** Some programs add thousandths of a second. */
const AT = String.raw`\d{1,2}(?::\d{2})+(?:[.,]\d{1,3})?`;
/** What may be a speaker’s name, before or above the words of a line. */
const NAME = new RegExp(
  String.raw`${START}(?<name>(?:\p{Lu}\p{Ll}{0,4}\. ?)?${PART}(?: ${PART}){0,2}(?: (?:\d{1,2}|\p{Lu}))?)[\]*_]{0,4}(?:\s*\[[\d:.]+\])?(?:\s*\([^()]{1,40}\))?(?:\s*:[*_]*(?:\s+(?=\S)|\s*$)|(?:\s+|\s*[-–—|·•]\s+)(?:${AT}|\(${AT}\)|\[${AT}\])\s*$)`,
  'u',
);
/** “My brain:” or “Old man:”, speakers without a name. */
const UNNAMED = new RegExp(
  String.raw`${START}(?<name>\p{Lu}[\p{L}’'-]{0,15}(?: \p{L}[\p{L}’'-]{0,15}){1,3})[\]*_]{0,4}\s*:[*_]*\s+(?=\S)`,
  'u',
);
const PERSON =
  /(?:^| )(?:man|woman|boy|girl|guy|lady|kid|child|voice|doctor|nurse|officer|caller|mann|frau|junge|mädchen|kind|stimme|ärzt(?:in)?|homme|femme|garçon|fille|enfant|voix|vieux|vieille|hombre|mujer|niñ[oa]|voz|viej[oa]|chic[oa])(?: |$)/iu;
/** Such a label is part of the story: without it, nobody would know that the brain is speaking. */
const OWN = /^(?:my|our|mein\p{L}*|unser\p{L}*|mon|ma|mes|notre|nos|mi|mis|nuestr[oa]s?) /iu;
const namedOf = (line: string): string | undefined => {
  const name = NAME.exec(line)?.groups?.['name'];
  return name === undefined || OWN.test(name) ? undefined : name;
};
const unnamedOf = (line: string): string =>
  namedOf(line) === undefined ? (UNNAMED.exec(line)?.groups?.['name'] ?? '') : '';
const isPerson = (name: string): boolean => PERSON.test(name) && !OWN.test(name);
const nameOf = (line: string): string => {
  const unnamed = unnamedOf(line);
  return namedOf(line) ?? (isPerson(unnamed) ? unnamed : '');
};

/** What may come before a colon in any kind of text: “Remember: never look back.” */
const OPENING =
  anyOf(`remember|warning|note|question|answer|result|results|fact|facts|spoiler|example|conclusion|reason|reasons|problem|
solution|rule|rules|lesson|tip|tips|moral|verdict|bonus|update|today|tomorrow|yesterday|suddenly|then|but|and|so|or|
first|second|third|next|last|finally|meanwhile|later|now|yes|no|why|how|what|who|when|where|because|imagine|think|
listen|look|silence|nothing|nobody|everything|the|one|two|three|step|day|night|year|month|morning|truth|myth|secret|
twist|message|headline|title|subject|warnung|achtung|merke|hinweis|frage|antwort|ergebnis|fazit|beispiel|grund|
gründe|lösung|regel|regeln|lektion|tipp|heute|morgen|gestern|plötzlich|dann|aber|und|also|oder|erstens|zweitens|
drittens|schließlich|später|jetzt|ja|nein|warum|wie|was|wer|wann|wo|denn|stille|nichts|niemand|alles|das|der|die|
eins|zwei|drei|schritt|tag|nacht|jahr|wahrheit|mythos|geheimnis|nachricht|überschrift|attention|réponse|résultat|
exemple|raison|raisons|problème|règle|règles|leçon|astuce|conseil|aujourd[’']hui|demain|hier|soudain|puis|mais|et|
donc|ou|premièrement|deuxièmement|enfin|ensuite|maintenant|oui|non|pourquoi|comment|quoi|qui|quand|où|car|rien|
personne|tout|le|la|les|un|deux|trois|étape|jour|nuit|vérité|mythe|remarque|morale|rappel|recuerda|advertencia|
atención|nota|pregunta|respuesta|resultado|ejemplo|conclusión|razón|razones|problema|solución|regla|reglas|lección|
consejo|truco|hoy|mañana|ayer|de repente|entonces|pero|y|así|o|primero|segundo|tercero|finalmente|luego|después|
ahora|sí|por qué|cómo|qué|quién|cuándo|dónde|porque|nada|nadie|todo|el|los|las|uno|dos|tres|paso|día|noche|verdad|
mito|moraleja|stage|level|round|number|place|phase|lie|sign|mistake|habit|platz|runde|stufe|nummer|fehler|numéro|
erreur|número|lugar|señal|error|expectation|reality|erwartung|realität|attente|réalité|expectativa|realidad`);
const OPENERS = new RegExp(
  String.raw`^${OPENING}(?: (?:\d{1,2}|one|two|three|four|five|eins|zwei|drei|vier|fünf|un|deux|trois|quatre|cinq|uno|dos|tres|cuatro|cinco))?$`,
  'iu',
);

/** If at least one in this many labels isn’t a name, the text is a story with a dialogue in it. */
const MIXED = 3;
/** The share of a text’s lines that people must speak for it to count as a dialogue. */
const DIALOGUE = 2 / 3;

/** The names that label more than one line. In a dialogue, people who say a single line count as well. */
const speakersIn = (lines: readonly string[]): ReadonlySet<string> => {
  const written = lines.filter((line) => line.trim() !== '');
  const names = written.map(nameOf);
  const repeated = new Set(
    names.filter((name, at) => name !== '' && names.indexOf(name) !== at && !OPENERS.test(name)),
  );
  const isUnderName = (at: number): boolean =>
    names[at - 1] !== '' && /[:\d][\])*_\s]*$/u.test(written[at - 1] ?? '');
  const said = names.filter((name, at) => name !== '' || isUnderName(at)).length;
  // The labels of both sides of a dialogue are either all removed or all kept: “Me: Sleep. My brain: Why? …”
  const others = written.map(unnamedOf).filter((name) => name !== '' && !isPerson(name));
  const isMixed = new Set(others).size < others.length;
  if (isMixed && others.length * MIXED >= said) return new Set();
  if (repeated.size === 0 || said < written.length * DIALOGUE) return repeated;
  return new Set([...repeated, ...names.filter((name) => name !== '' && !OPENERS.test(name))]);
};

/** How a speaker says the line, given after the label. */
const MANNER = /^\s*\([^()]{1,60}\)(?:\s+(?=\S)|\s*$)/u;
const WHOLLY_QUOTED = /^["“„«]\s?(?<said>[^"“”„«»]+)\s?["”“»]$/u;
/** A line without the quotation marks that enclose it. */
export const unquoted = (line: string): string =>
  WHOLLY_QUOTED.exec(line.trim())?.groups?.['said']?.trim() ?? line;

const QUOTE = /["“”„«»]/gu;
/** Whether one pair of quotation marks encloses all lines. */
const areQuoted = (spoken: readonly string[]): boolean =>
  /^["“„«]/u.test(spoken[0] ?? '') &&
  /["”“»]$/u.test(spoken.at(-1) ?? '') &&
  spoken.join('').match(QUOTE)?.length === 2;

/** The lines without quotation marks, if each line has its own pair or one pair encloses them all. */
export const withoutQuotes = (lines: readonly string[]): readonly string[] => {
  const spoken = lines.filter((line) => line !== '');
  if (spoken.length < 2) return lines;
  if (areQuoted(spoken)) return lines.map((line) => line.replaceAll(QUOTE, '').trim());
  return spoken.every((line) => WHOLLY_QUOTED.test(line)) ? lines.map(unquoted) : lines;
};

/** Whether lines say who speaks. */
export const hasSpeakers = (lines: readonly string[]): boolean =>
  lines.some((line) => NARRATOR.test(line) || SPEAKER.test(line)) || speakersIn(lines).size > 0;

/** Whether a line starts with a name in capitals, not with “WARNING:”. */
const isCalled = (line: string): boolean => {
  const name = SPEAKER.exec(line)?.groups?.['name'];
  return name !== undefined && !OPENERS.test(name.trim());
};

/** The lines without their speakers’ names. */
export const withoutLabels = (lines: readonly string[], taking: Taking): string[] => {
  const speakers = speakersIn(lines);
  const isDialogue = lines.filter(isCalled).length > 1;
  return lines.flatMap((line) => {
    let words = taking.drop(line, NARRATOR, 'label');
    if (isDialogue && isCalled(words)) words = taking.drop(words, SPEAKER, 'label');
    if (speakers.has(nameOf(words))) words = taking.drop(words, NAME.test(words) ? NAME : UNNAMED, 'label');
    if (words === line) return [line];
    const said = taking.drop(words, MANNER, 'direction');
    return said === '' ? [] : [unquoted(said)];
  });
};

/* Emoji as labels: a camera before what is seen, a mouth or a microphone before what is said. */

const MARK = String.raw`^\s*(?:[-*+•]\s+)?[*_]{0,3}`;
const SEEN = new RegExp(String.raw`${MARK}(?:🎥|🎬|📷|📸|📹|📽|🎞|🖼)\uFE0F?[*_]{0,3}\s+\S`, 'u');
const SAID = new RegExp(String.raw`${MARK}(?:🗣|🎤|🎙|💬|🗨)\uFE0F?[*_]{0,3}\s+(?=\S)`, 'u');
/** A loudspeaker marks words, or noises if words have an emoji of their own. */
const HEARD = new RegExp(String.raw`${MARK}(?:🔊|🔉)\uFE0F?[*_]{0,3}\s+(?=\S)`, 'u');
const FEWEST_SEEN = 2;
const SENTENCE = /[.!?…][*_]*\s*$/u;
const QUOTED = /["“„«][^"“”„«»]+["”“»][*_]*\s*$/u;

/** A script of lines with emoji, without the lines for what is seen; the other lines lose their emoji. */
export const withoutEmojiLabels = (text: string, taking: Taking): string => {
  const lines = text.split('\n');
  const said = lines.some((line) => SAID.test(line)) ? SAID : HEARD;
  const [views, speeches] = [SEEN, said].map((label) => lines.filter((line) => label.test(line)));
  if (views === undefined || speeches === undefined) return text;
  // Without this check, the whole text might be a list with decorative emoji.
  const isFilmed = !views.some((line) => SENTENCE.test(line)) || speeches.every((line) => QUOTED.test(line));
  if (views.length < FEWEST_SEEN || speeches.length < FEWEST_SEEN || !isFilmed) return text;
  return lines
    .flatMap((line) => {
      if (SEEN.test(line) && !NARRATOR.test(line)) {
        taking.take('direction');
        return [];
      }
      const words = taking.drop(line, said, 'label');
      return [words === line ? line : unquoted(words)];
    })
    .join('\n');
};

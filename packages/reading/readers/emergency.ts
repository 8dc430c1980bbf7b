import { sayDigits } from '../numbers/written-number.ts';
import { type Reader, say, type Tongue } from '../tongue.ts';
import type { WrittenWord } from '../written-words.ts';
import { around } from './dots.ts';

interface Help {
  /** The emergency numbers, which aren’t read as quantities. */
  readonly numbers: RegExp;
  /** What may come directly before such a number, */
  readonly lead: RegExp;
  /** and what may appear near it. */
  readonly near: RegExp;
  /** Nouns after the number that are enough to recognise it; a plural noun may instead be what the number counts. */
  readonly noun?: RegExp;
  /** What comes after the number when it is just a count. */
  readonly counted: RegExp;
  /** How the number is read, if not digit by digit. */
  readonly said?: string;
}

/** 911 and the like. In Spanish and French, 112 is read as an ordinary number. */
const HELP: Readonly<Record<Tongue['code'], Help>> = {
  en: {
    numbers: /^(?:911|999|988|112|[1-5]11)$/u,
    lead: /^(?:call(?:s|ed|ing)?|dial\p{L}*|phon(?:e|ed|ing)|rings?|rang|text(?:s|ed|ing)?|to|on|with|by|from|via|or|and|the|number)$/iu,
    near: /^(?:call|dial|phon|rings?$|rang$|text|hung|emergenc|dispatch|operator)/iu,
    noun: /^(?:calls?|callers?|dispatch\p{L}*|operators?|systems?|cent(?:er|re)s?|tapes?|recordings?|lifeline|Lifeline|hotline|line|emergenc\p{L}*|audio|transcripts?)$/u,
    counted: /^(?:(?!was$|is$|has$|as$)\p{Ll}{2,}s|people|men|women|children|of|percent|million)$/u,
  },
  es: {
    numbers: /^911$/u,
    lead: /^(?:el|al|del)$/iu,
    near: /^(?:llam|marc|marqu|emergenc|operador|teléfon|denunci|atend|contest|recib|grab|policía|auxilio)/iu,
    counted: /^(?:Turbo|Carrera|de)$/u,
    said: 'nueve once',
  },
  fr: {
    numbers: /^911$/u,
    lead: /^(?:le|au|du)$/iu,
    near: /^(?:[ld]['’])?(?:appel|compos|opérat|urgence|secours|répon|téléphon|standard|reç|police)/iu,
    counted: /^(?:Turbo|Carrera|de)$/u,
  },
  de: {
    numbers: /^(?:11[0257]|133|144|911)$/u,
    lead: /^(?:die|der|unter|wähl\p{L}*|ruf\p{L}*|rief\p{L}*|sie|(?:euro)?notruf(?:s|nummer)?|nummer|und|oder|wer)$/iu,
    near: /^(?:11[027]$|\d{5,9}$|ruf|rief|anruf|anzuruf|wähl|gewählt|angeruf|(?:euro)?notruf|notfall|polizei|feuerwehr|leitstelle)/iu,
    noun: /^(?:wähl\p{L}*|gewählt|anruf\p{L}*|angerufen)$/u,
    counted: /^\p{Lu}/u,
  },
};
const CERTAIN = /^(?:911|999)$/u;
/** “der 110-Notruf” */
const COMPOUND =
  /^(?<digits>11[0257]|911)[-‑](?<noun>(?:Notruf|Anruf|Leitstelle|Nummer|Zentrale|Einsatz)\p{L}*)$/u;

const isHelp = (words: readonly WrittenWord[], at: number, help: Help): boolean => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const after = word?.closes === '' ? (next?.text ?? '') : '';
  const { text = '' } = word ?? {};
  if (help.noun?.test(after) === true) return CERTAIN.test(text) || !after.endsWith('s');
  if (help.counted.test(after) || !/^:?$/u.test(before?.closes ?? '')) return false;
  // “911, what is your emergency?”
  const isLed = before === undefined ? word?.closes === ',' : help.lead.test(before.text);
  return isLed && around(words, at).some((one) => one !== word && help.near.test(one.text));
};

/** “call 911”, “a 999 call”, “der 110-Notruf”, “116 117”: an emergency number, which is read digit by digit. */
export const readEmergency: Reader = (words, at, tongue) => {
  const { text = '' } = words[at] ?? {};
  const { [tongue.code]: help } = HELP;
  const { digits = '', noun = '' } = (tongue.code === 'de' ? COMPOUND.exec(text)?.groups : undefined) ?? {};
  if (digits !== '') return say(`${sayDigits(digits, tongue)} ${noun}`);
  const { spare = '' } = /^11(?<spare>[1-7])$/u.exec(words[at + 1]?.text ?? '')?.groups ?? {};
  if (tongue.code === 'de' && text === '116' && words[at]?.closes === '' && spare !== '')
    return say('elf sechs', `elf ${sayDigits(spare, tongue)}`);
  if (!help.numbers.test(text) || !isHelp(words, at, help)) return undefined;
  return say(help.said ?? sayDigits(text, tongue));
};

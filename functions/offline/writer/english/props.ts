import type { Category } from '#contract/catalogue.ts';

/** What a story about somebody may turn on, when the prompt does not say: at first, and later. */
export const MATTERS: readonly (readonly [first: string, short: string])[] = [
  ['a promise nobody kept', 'the promise'],
  ['the night of the fire', 'that night'],
  ['the winter nobody mentions', 'that winter'],
  ['a debt older than the house', 'the debt'],
  ['the year without letters', 'that year'],
  ['a name scratched off a wall', 'the name'],
  ['the last journey', 'the journey'],
  ['an unfinished song', 'the song'],
  ['the day the bells stopped', 'that day'],
];

/** What carries a subject nobody can touch; `about` joins it to the subject. */
export const CARRIERS: Readonly<Record<Category, readonly string[]>> = {
  General: ['old notebook', 'box of letters', 'faded photograph', 'tape recording'],
  History: ['bundle of papers', 'sealed diary', 'clay tablet', 'handwritten chronicle', 'torn map'],
  Science: ['lab notebook', 'sealed report', 'box of glass slides', 'hand-drawn chart'],
  Technology: ['locked computer', 'reel of tape', 'broken screen', 'printed manual'],
  Adventure: ['travel journal', 'torn map', 'logbook', 'hand-painted chart'],
  Mystery: ['case file', 'anonymous letter', 'roll of film', 'locked diary'],
};

/** Things for a hero whose prompt names none. */
export const KEEPSAKES: readonly string[] = [
  'brass key',
  'sealed letter',
  'folded map',
  'silver locket',
  'cracked mirror',
  'small wooden box',
  'stopped clock',
  'blue glass bottle',
  'broken compass',
  'burnt candle',
  'tin lantern',
  'old photograph',
  'leather book',
  'rusted bell',
];

export const RECORDS: Readonly<Record<Category, readonly string[]>> = {
  General: ['the visitors’ book', 'the town clock', 'the local paper', 'an old calendar'],
  History: ['the parish register', 'the city archive', 'an old chronicle', 'the tax roll'],
  Science: ['the lab notebook', 'the seismograph', 'the data log', 'the weather record'],
  Technology: ['the server log', 'the maintenance log', 'the backup tape', 'the error report'],
  Adventure: ['the ship’s log', 'the guide’s diary', 'the summit book', 'the old chart'],
  Mystery: ['the police report', 'the hotel register', 'the night ledger', 'the coroner’s file'],
};

export const TIMES: Readonly<Record<Category, readonly string[]>> = {
  General: [
    'one evening in March',
    'on an ordinary Tuesday',
    'one late summer night',
    'just before dawn',
    'on the longest day of the year',
    'one rainy morning',
  ],
  History: [
    'one hard winter',
    'in the year of the great frost',
    'on the eve of the harvest',
    'one spring, long ago',
    'on the last night of the siege',
    'one market day',
  ],
  Science: [
    'at four in the morning',
    'on the ninth attempt',
    'one clear night in October',
    'during a power cut',
    'on the last day of the grant',
    'one grey afternoon',
  ],
  Technology: [
    'at 3:14 in the morning',
    'on the night of the update',
    'during the long blackout',
    'one second after midnight',
    'on the last day of testing',
    'one quiet Sunday',
  ],
  Adventure: [
    'at first light',
    'on the ninth day out',
    'when the storm broke',
    'one moonless night',
    'on the day the ice cracked',
    'at the turn of the tide',
  ],
  Mystery: [
    'at ten past midnight',
    'one foggy evening',
    'on the night the lights failed',
    'one Sunday in November',
    'on the anniversary',
    'shortly after the last train',
  ],
};

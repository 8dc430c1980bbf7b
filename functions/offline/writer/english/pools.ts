import type { Category } from '#contract/catalogue.ts';
import type { Pronoun } from '../brief.ts';

/** Someone the prompt did not name: what they do, and the painter's noun for them. */
export interface Role {
  readonly role: string;
  readonly figure: string;
}
const role = (text: string, figure: string): Role => ({ role: text, figure });

/** Leading figures for prompts without one. */
export const LEADS: Readonly<Record<Category, readonly Role[]>> = {
  General: [
    role('a night nurse', 'woman'),
    role('a retired bus driver', 'old man'),
    role('a young teacher', 'woman'),
    role('a piano tuner', 'man'),
    role('a quiet neighbour', 'man'),
    role('a bookbinder', 'woman'),
  ],
  History: [
    role('a young archivist', 'woman'),
    role('a restorer of maps', 'man'),
    role('a village historian', 'old man'),
    role('a museum guard', 'man'),
    role('a copyist', 'woman'),
    role('a court scribe', 'man'),
  ],
  Science: [
    role('a young physicist', 'scientist'),
    role('a field biologist', 'scientist'),
    role('an instrument maker', 'man'),
    role('a doctoral student', 'scientist'),
    role('a retired astronomer', 'old man'),
    role('a lab technician', 'scientist'),
  ],
  Technology: [
    role('a night-shift engineer', 'man'),
    role('a repair technician', 'woman'),
    role('a young programmer', 'woman'),
    role('a radio operator', 'man'),
    role('a systems tester', 'woman'),
    role('a signal engineer', 'man'),
  ],
  Adventure: [
    role('a mountain guide', 'man'),
    role('a young mapmaker', 'woman'),
    role('a ferry pilot', 'sailor'),
    role('a mule driver', 'man'),
    role('a rescue climber', 'woman'),
    role('a travelling mechanic', 'man'),
  ],
  Mystery: [
    role('a private detective', 'detective'),
    role('a night watchman', 'man'),
    role('a retired inspector', 'detective'),
    role('a crime reporter', 'woman'),
    role('a locksmith', 'man'),
    role('a hotel clerk', 'man'),
  ],
};

/** The second figure of a story: everyone else gets told by them. */
export const OTHERS: readonly Role[] = [
  role('an old neighbour', 'old man'),
  role('a retired pilot', 'old man'),
  role('a blind clockmaker', 'old man'),
  role('a travelling doctor', 'man'),
  role('a street musician', 'man'),
  role('a woman in grey', 'woman'),
  role('a former priest', 'old man'),
  role('a lamplighter', 'man'),
  role('a one-armed ferryman', 'old man'),
  role('a tired postwoman', 'woman'),
  role('an innkeeper', 'man'),
  role('a silent gardener', 'man'),
  role('a widow with a cane', 'old woman'),
  role('a night porter', 'man'),
  role('a stranger in a long coat', 'man'),
];

/** Second figures for places nobody just walks into. */
export const OUTPOST: Readonly<Record<string, readonly Role[]>> = {
  space: [
    role('an old flight engineer', 'astronaut'),
    role('a tired pilot', 'astronaut'),
    role('a ship’s doctor', 'astronaut'),
    role('a ground controller', 'man'),
  ],
  underwater: [
    role('an old diver', 'sailor'),
    role('a deep-sea engineer', 'sailor'),
    role('a quiet sonar operator', 'sailor'),
  ],
  snow: [
    role('an old trapper', 'old man'),
    role('a sled driver', 'man'),
    role('a radio operator', 'man'),
    role('a camp doctor', 'woman'),
  ],
};

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

export const NAMES: readonly { readonly name: string; readonly pronoun: Pronoun }[] = [
  ['Ilse Marrow', 'she'],
  ['Tomas Vale', 'he'],
  ['Nadia Brandt', 'she'],
  ['Edwin Sorrel', 'he'],
  ['Mina Castell', 'she'],
  ['Jonas Wick', 'he'],
  ['Adela Finch', 'she'],
  ['Ruben Hale', 'he'],
  ['Iris Tolland', 'she'],
  ['Marek Dunn', 'he'],
  ['Vera Lindqvist', 'she'],
  ['Osric Penn', 'he'],
  ['Lena Ashby', 'she'],
  ['Anton Reyes', 'he'],
  ['Cora Whitlock', 'she'],
  ['Silas Grey', 'he'],
  ['Petra Novak', 'she'],
  ['Emeric Stone', 'he'],
  ['Hana Okada', 'she'],
  ['Davit Aram', 'he'],
  ['Rosa Quill', 'she'],
  ['Bram Keller', 'he'],
  ['Amara Diallo', 'she'],
  ['Leif Harmon', 'he'],
].map(([name = '', pronoun]) => ({ name, pronoun: pronoun === 'she' ? 'she' : 'he' }));

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

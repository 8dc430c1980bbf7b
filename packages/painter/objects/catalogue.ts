import type { Part, Sketch } from '#painter/canvas/sketch.ts';
import { disc, rect } from '#painter/canvas/strokes.ts';
import type { Local } from '#painter/canvas/tones.ts';
import { AIRCRAFT } from './aircraft.ts';
import { BEASTS } from './beasts.ts';
import { CLOCKS } from './clocks.ts';
import { FURNITURE } from './furniture.ts';
import { GREAT_BEASTS } from './great-beasts.ts';
import { HOUSES } from './houses.ts';
import { DESK_THINGS } from './indoors/desk-things.ts';
import { LABORATORY_WARE } from './indoors/laboratory-ware.ts';
import { SCREENS } from './indoors/screens.ts';
import { TELEPHONES } from './indoors/telephones.ts';
import { INSTRUMENTS } from './instruments.ts';
import { KITCHEN } from './kitchen.ts';
import { LIGHTS } from './lights.ts';
import { MACHINES } from './machines.ts';
import { MONUMENTS } from './monuments.ts';
import { MUSIC } from './music.ts';
import { PAPERS } from './papers.ts';
import { SEA_LIFE } from './sea-life.ts';
import { SHIPS } from './ships.ts';
import { SMALL_ANIMALS } from './small-animals.ts';
import { STRUCTURES } from './structures.ts';
import { TREASURES } from './treasures.ts';
import { TREES } from './trees.ts';
import { WAGONS } from './wagons.ts';
import { BARRELS } from './yard/barrels.ts';
import { CRATES } from './yard/crates.ts';
import { FARMYARD } from './yard/farmyard.ts';
import { LADEN } from './yard/laden.ts';
import { LANDED_BOATS } from './yard/landed-boats.ts';

const pot = (full: boolean): Part[] => [
  ['#2a2624', 'M88 40Q126 40 120 84Q115 108 90 106L92 95Q106 96 108 82Q112 54 88 52Z'],
  ['#c4d8de', 'M34 30H84L98 72Q106 116 86 126H32Q12 116 20 72Z'],
  [
    full ? '#3a2013' : '#aebfc4',
    full
      ? 'M19 74Q59 82 99 74Q105 114 86 122H32Q13 114 19 74Z'
      : 'M17 108H101Q98 120 86 123H32Q20 120 17 108Z',
  ],
  ['#f4fafb', 'M34 40Q26 58 25 72L31 73Q33 58 41 40ZM28 84Q27 98 33 110L37 108Q33 98 33 84Z'],
  ['#2a2624', 'M32 16H86V34H32ZM34 26L16 18L26 40Z'],
  ['#17150f', rect(50, 6, 18, 12)],
  ['#2a2624', 'M21 66H97L99 74H19Z'],
];

/** Coffee, and what it is made in. */
const COFFEE = {
  'coffee-pot': { size: [124, 128], place: 'table', metres: 0.3, parts: pot(true) },
  'empty-pot': { size: [124, 128], place: 'table', metres: 0.3, parts: pot(false) },
  'coffee-machine': {
    size: [150, 190],
    place: 'table',
    metres: 0.45,
    parts: [
      ['#33353b', 'M6 8H132V52H6Z'],
      ['#4a4d55', rect(104, 50, 28, 120)],
      ['#33353b', 'M2 168H140V190H2Z'],
      ['#c4d8de', 'M26 72H78L92 112Q98 156 80 166H24Q6 156 12 112Z'],
      ['#3a2013', 'M11 114Q52 122 93 114Q98 154 80 163H24Q7 154 11 114Z'],
      ['#2a2624', 'M24 60H80V76H24Z'],
      ['#cf3f34', disc(118, 180, 4)],
      ['#8b8f98', rect(20, 20, 70, 8)],
    ],
  },
} as const satisfies Record<string, Sketch>;

/** Things that have the same colour everywhere; all others take on the colours of their picture. */
const COLOURS: Readonly<Record<string, Local>> = {
  horse: '#7b4f33',
  deer: '#a5764a',
  stag: '#8d6240',
  fox: '#c4692e',
  bear: '#5d4330',
  lion: '#c2934f',
  cow: '#8a5a3c',
  camel: '#c49a63',
  elephant: '#8b8a8c',
  wolf: '#7c7c80',
  dog: '#8a6341',
  cat: '#3b393f',
  owl: '#86694a',
  mouse: '#8d8580',
  carriage: '#5a3b2a',
  cannon: '#94703c',
  chest: '#8a5f38',
  table: '#8a5f3f',
  chair: '#7d5438',
  bench: '#7d5438',
  'rowing-boat': '#8a5b38',
};

const OBJECTS = {
  ...HOUSES,
  ...MONUMENTS,
  ...SHIPS,
  ...WAGONS,
  ...AIRCRAFT,
  ...BEASTS,
  ...GREAT_BEASTS,
  ...SEA_LIFE,
  ...SMALL_ANIMALS,
  ...PAPERS,
  ...LIGHTS,
  ...CLOCKS,
  ...TREASURES,
  ...KITCHEN,
  ...INSTRUMENTS,
  ...MACHINES,
  ...MUSIC,
  ...TREES,
  ...FURNITURE,
  ...STRUCTURES,
  ...BARRELS,
  ...CRATES,
  ...FARMYARD,
  ...LANDED_BOATS,
  ...COFFEE,
  ...DESK_THINGS,
  ...LABORATORY_WARE,
  ...SCREENS,
  ...TELEPHONES,
  ...LADEN,
};
export type ObjectName = keyof typeof OBJECTS;

const BY_NAME = new Map<string, Sketch>(
  Object.entries(OBJECTS).map(([name, sketch]: [string, Sketch]) => {
    const colour = COLOURS[name];
    return [name, colour === undefined ? sketch : { ...sketch, colour }];
  }),
);
export const OBJECT_NAMES = Object.keys(OBJECTS).filter((name): name is ObjectName => name in OBJECTS);
export const sketchOf = (name: string): Sketch | undefined => BY_NAME.get(name);

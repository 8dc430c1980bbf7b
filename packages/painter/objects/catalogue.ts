import type { Sketch } from '#painter/canvas/sketch.ts';
import { AIRCRAFT } from './aircraft.ts';
import { BEASTS } from './beasts.ts';
import { CLOCKS } from './clocks.ts';
import { COLOURS } from './colours.ts';
import { FURNITURE } from './furniture.ts';
import { GREAT_BEASTS } from './great-beasts.ts';
import { HOUSES } from './houses.ts';
import { COFFEE } from './indoors/coffee.ts';
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
import { PLACES } from './places.ts';
import { SEA_LIFE } from './sea-life.ts';
import { SHIPS } from './ships.ts';
import { SMALL_ANIMALS } from './small-animals.ts';
import { TREASURES } from './treasures.ts';
import { TREES } from './trees.ts';
import { WAGONS } from './wagons.ts';
import { BARRELS } from './yard/barrels.ts';
import { CRATES } from './yard/crates.ts';
import { FARMYARD } from './yard/farmyard.ts';
import { LADEN } from './yard/laden.ts';
import { LANDED_BOATS } from './yard/landed-boats.ts';

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
  ...PLACES,
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

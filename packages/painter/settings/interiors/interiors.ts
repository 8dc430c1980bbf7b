import type { Setting } from '#painter/settings/setting.ts';
import { controlRoom } from './control-room.ts';
import { lampRoom } from './lamp-room.ts';
import { museum } from './museum.ts';
import { cell, corridor } from './passages.ts';
import { pharmacy } from './pharmacy.ts';
import { office, plainRoom } from './plain-room.ts';
import { stairs } from './stairs.ts';
import { theatre } from './theatre.ts';
import { laboratory, workshop } from './work-rooms.ts';

export const INTERIORS = {
  museum,
  'control-room': controlRoom,
  theatre,
  room: plainRoom,
  office,
  laboratory,
  workshop,
  pharmacy,
  corridor,
  stairs,
  cell,
  'lamp-room': lampRoom,
} as const satisfies Record<string, Setting>;

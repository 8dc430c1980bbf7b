import { BEYOND } from './beyond.ts';
import { aspens } from './grounds/aspens.ts';
import { courtyard, palace } from './grounds/courts.ts';
import { garden } from './grounds/garden.ts';
import { goldenGround } from './grounds/golden-ground.ts';
import { oldStreet, townHall } from './grounds/old-street.ts';
import { golf, launchSite, river } from './grounds/open-grounds.ts';
import { roofs } from './grounds/roofs.ts';
import { station } from './grounds/station.ts';
import { controlRoom } from './interiors/control-room.ts';
import { lampRoom } from './interiors/lamp-room.ts';
import { museum } from './interiors/museum.ts';
import { cell, corridor } from './interiors/passages.ts';
import { pharmacy } from './interiors/pharmacy.ts';
import { office, plainRoom } from './interiors/plain-room.ts';
import { stairs } from './interiors/stairs.ts';
import { theatre } from './interiors/theatre.ts';
import { laboratory, workshop } from './interiors/work-rooms.ts';
import { ROOMS } from './rooms.ts';
import { coldShore, icyBay } from './seaside/cold-shores.ts';
import { deck } from './seaside/decks.ts';
import { falls } from './seaside/falls.ts';
import { gunDeck } from './seaside/gun-deck.ts';
import { harbour, quay } from './seaside/harbours.ts';
import { cliff, isle } from './seaside/lighthouses.ts';
import { wreckedShore } from './seaside/wrecked-shore.ts';
import type { Setting } from './setting.ts';
import { TOWNS } from './towns.ts';
import { WATERS } from './waters.ts';
import { WILD } from './wild.ts';

const SEASIDE = {
  falls,
  harbour,
  quay,
  deck,
  'gun-deck': gunDeck,
  isle,
  cliff,
  'icy-bay': icyBay,
  'cold-shore': coldShore,
  'wrecked-shore': wreckedShore,
} as const satisfies Record<string, Setting>;

const INTERIORS = {
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

const GROUNDS = {
  aspens,
  palace,
  courtyard,
  garden,
  'old-town': oldStreet,
  'town-hall': townHall,
  golf,
  roofs,
  station,
  'launch-site': launchSite,
  river,
  'golden-ground': goldenGround,
} as const satisfies Record<string, Setting>;

const SETTINGS = { ...WILD, ...WATERS, ...TOWNS, ...ROOMS, ...INTERIORS, ...GROUNDS, ...SEASIDE, ...BEYOND };
export type SettingName = keyof typeof SETTINGS;

export const settingOf = (name: SettingName): Setting => SETTINGS[name];
export const SETTING_NAMES = Object.keys(SETTINGS).filter((name): name is SettingName => name in SETTINGS);

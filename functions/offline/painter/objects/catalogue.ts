import type { Sketch } from '../sketch.ts';
import { ANIMALS } from './animals.ts';
import { BUILDINGS } from './buildings.ts';
import { DEVICES } from './devices.ts';
import { OUTDOORS } from './outdoors.ts';
import { THINGS } from './things.ts';
import { VEHICLES } from './vehicles.ts';

const OBJECTS = { ...BUILDINGS, ...VEHICLES, ...ANIMALS, ...THINGS, ...DEVICES, ...OUTDOORS };
export type ObjectName = keyof typeof OBJECTS;

const BY_NAME = new Map<string, Sketch>(Object.entries(OBJECTS));
export const OBJECT_NAMES = Object.keys(OBJECTS).filter((name): name is ObjectName => name in OBJECTS);
export const isObjectName = (name: string): name is ObjectName => BY_NAME.has(name);
export const sketchOf = (name: string): Sketch | undefined => BY_NAME.get(name);

import type { Setting } from '#offline/writer/english/setting.ts';
import { OUTDOORS } from './settings-outdoors.ts';
import { TOWNS } from './settings-towns.ts';

/** Everywhere a story can happen. */
export const SETTINGS: readonly Setting[] = [...OUTDOORS, ...TOWNS];

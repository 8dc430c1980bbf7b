import type { Setting } from '#offline/writer/english/setting.ts';
import { OUTDOORS } from './settings-outdoors.ts';
import { TOWNS } from './settings-towns.ts';

/** Every setting for a story. */
export const SETTINGS: readonly Setting[] = [...OUTDOORS, ...TOWNS];

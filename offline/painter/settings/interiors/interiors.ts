import type { Setting } from '#offline/painter/settings/setting.ts';
import { museum } from './museum.ts';

export const INTERIORS = { museum } as const satisfies Record<string, Setting>;

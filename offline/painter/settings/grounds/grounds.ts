import type { Setting } from '#offline/painter/settings/setting.ts';
import { aspens } from './aspens.ts';
import { courtyard, palace } from './courts.ts';

export const GROUNDS = { aspens, palace, courtyard } as const satisfies Record<string, Setting>;

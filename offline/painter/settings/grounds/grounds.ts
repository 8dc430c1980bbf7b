import type { Setting } from '#offline/painter/settings/setting.ts';
import { aspens } from './aspens.ts';

export const GROUNDS = { aspens } as const satisfies Record<string, Setting>;

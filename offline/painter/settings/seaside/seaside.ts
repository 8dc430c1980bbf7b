import type { Setting } from '#offline/painter/settings/setting.ts';
import { falls } from './falls.ts';

export const SEASIDE = { falls } as const satisfies Record<string, Setting>;

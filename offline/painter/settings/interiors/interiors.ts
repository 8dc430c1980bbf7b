import type { Setting } from '#offline/painter/settings/setting.ts';
import { controlRoom } from './control-room.ts';
import { museum } from './museum.ts';
import { theatre } from './theatre.ts';

export const INTERIORS = { museum, 'control-room': controlRoom, theatre } as const satisfies Record<
  string,
  Setting
>;

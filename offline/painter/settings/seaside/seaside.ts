import type { Setting } from '#offline/painter/settings/setting.ts';
import { deck } from './decks.ts';
import { falls } from './falls.ts';
import { gunDeck } from './gun-deck.ts';
import { harbour, quay } from './harbours.ts';
import { cliff, isle } from './lighthouses.ts';

export const SEASIDE = {
  falls,
  harbour,
  quay,
  deck,
  'gun-deck': gunDeck,
  isle,
  cliff,
} as const satisfies Record<string, Setting>;

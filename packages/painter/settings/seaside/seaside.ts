import type { Setting } from '#painter/settings/setting.ts';
import { coldShore, icyBay } from './cold-shores.ts';
import { deck } from './decks.ts';
import { falls } from './falls.ts';
import { gunDeck } from './gun-deck.ts';
import { harbour, quay } from './harbours.ts';
import { cliff, isle } from './lighthouses.ts';
import { wreckedShore } from './wrecked-shore.ts';

export const SEASIDE = {
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

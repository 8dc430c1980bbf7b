import type { Sound } from './dsp/sound.ts';
import { type Song } from './score.ts';
import { Session } from './session.ts';
import { clockwork } from './tracks/clockwork.ts';
import { coldCase } from './tracks/cold-case.ts';
import { deepCurrent } from './tracks/deep-current.ts';
import { firstLight } from './tracks/first-light.ts';
import { glassGarden } from './tracks/glass-garden.ts';
import { ironGate } from './tracks/iron-gate.ts';
import { neonMile } from './tracks/neon-mile.ts';
import { nightTrain } from './tracks/night-train.ts';
import { paperBoats } from './tracks/paper-boats.ts';

/** The tracks, by their ids. */
export const SONGS = {
  'night-train': nightTrain,
  'deep-current': deepCurrent,
  'first-light': firstLight,
  'iron-gate': ironGate,
  'glass-garden': glassGarden,
  'cold-case': coldCase,
  'neon-mile': neonMile,
  'paper-boats': paperBoats,
  clockwork,
} as const satisfies Readonly<Record<string, Song>>;

/** Renders a song to a loop; `bars` limits it to the first bars. The same song always gives the same samples. */
export function render(song: Song, bars: number = song.bars): Sound {
  const { bpm, beatsPerBar, room } = song;
  const session = new Session({ bpm, beatsPerBar, bars }, room);
  song.record(session);
  return session.mixDown();
}

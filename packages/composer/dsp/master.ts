import { applyAround, type Effect } from './effects.ts';
import { type Biquad, bell, highPass, lowPass } from './filters.ts';
import { loudnessOf } from './loudness.ts';
import { SAMPLE_RATE, type Sound } from './sound.ts';

const TARGET_LUFS = -16;
/** Peaks stay below this level, so that even the encoder’s overshoot stays below -1 dBFS. */
const CEILING = 10 ** (-2.2 / 20);
const LOOK_AHEAD = Math.round(0.004 * SAMPLE_RATE);
const RELEASE_SECONDS = 0.12;
const FILTER_MEMORY_SECONDS = 1;
const ROUNDS = 3;

function voiceRoomFilters(): Biquad[] {
  return [highPass(32), bell(2300, -3, 0.55), bell(330, -1, 0.8), lowPass(15_000)];
}

/**
 * Makes room in the frequency range of speech, and removes the lowest and highest frequencies, which only cost bits.
 */
function makeRoomForVoice(): Effect {
  const [left, right] = [voiceRoomFilters(), voiceRoomFilters()];
  return (l, r) => [
    left.reduce((x, filter) => filter.tick(x), l),
    right.reduce((x, filter) => filter.tick(x), r),
  ];
}

/**
 * The gain to apply to each sample so that a loop stays below the ceiling. The gain falls before a peak and recovers
 * after it.
 */
function limiterGain([left, right]: Sound): Float32Array {
  const { length } = left;
  const wanted = left.map((l, index) =>
    Math.min(1, CEILING / Math.max(Math.abs(l), Math.abs(right[index] ?? 0), 1e-9)),
  );
  const least = new Float32Array(length);
  for (let index = 0; index < length; index++) {
    let gain = 1;
    for (let ahead = 0; ahead <= LOOK_AHEAD; ahead += 4) {
      for (let near = 0; near < 4; near++)
        gain = Math.min(gain, wanted[(index + ahead + near) % length] ?? 1);
    }
    least[index] = gain;
  }
  const recover = 1 - Math.exp(-1 / (RELEASE_SECONDS * SAMPLE_RATE));
  const attack = 1 - Math.exp(-4 / LOOK_AHEAD);
  const gains = new Float32Array(length);
  let gain = 1;
  for (let index = -SAMPLE_RATE; index < length; index++) {
    const target = least[(index + length) % length] ?? 1;
    gain += (target - gain) * (target < gain ? attack : recover);
    if (index >= 0) gains[index] = gain;
  }
  return gains;
}

function scale([left, right]: Sound, gainAt: (index: number) => number): void {
  for (let index = 0; index < left.length; index++) {
    const gain = gainAt(index);
    left[index] = (left[index] ?? 0) * gain;
    right[index] = (right[index] ?? 0) * gain;
  }
}

/**
 * Masters a mix in place: the result is equalised to leave room for the voice, measures -16 LUFS, peaks below -2
 * dBFS, and still loops.
 */
export function master(mix: Sound): void {
  applyAround(mix, makeRoomForVoice(), FILTER_MEMORY_SECONDS);
  for (let round = 0; round < ROUNDS; round++) {
    const gain = 10 ** ((TARGET_LUFS - loudnessOf(mix)) / 20);
    scale(mix, () => gain);
    const gains = limiterGain(mix);
    scale(mix, (index) => gains[index] ?? 1);
  }
  for (const channel of mix) {
    for (let index = 0; index < channel.length; index++) {
      channel[index] = Math.max(-CEILING, Math.min(CEILING, channel[index] ?? 0));
    }
  }
}

/** Coefficients of a second-order filter, normalised to a0 = 1 (Audio EQ Cookbook). */
interface Biquad {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

const PEAK = 0.84;
const ROOM_LEVEL = 0.07;
const ROOM_FEEDBACK = 0.55;
const ROOM_DAMPING = 0.45;
/** The delays of the room's echoes in milliseconds; they share no divisor, so no pitch stands out. */
const ROOM_ECHOES_MS = [11.3, 17.9, 23.7, 31.1] as const;

function pass(kind: 'low' | 'high', hz: number, sampleRate: number): Biquad {
  const w = (2 * Math.PI * hz) / sampleRate;
  const alpha = Math.sin(w) / Math.SQRT2;
  const a0 = 1 + alpha;
  const side = kind === 'low' ? (1 - Math.cos(w)) / 2 : (1 + Math.cos(w)) / 2;
  const middle = kind === 'low' ? 2 * side : -2 * side;
  return { b0: side / a0, b1: middle / a0, b2: side / a0, a1: (-2 * Math.cos(w)) / a0, a2: (1 - alpha) / a0 };
}

function shelf(kind: 'low' | 'high', hz: number, gainDb: number, sampleRate: number): Biquad {
  const a = 10 ** (gainDb / 40);
  const w = (2 * Math.PI * hz) / sampleRate;
  const cos = kind === 'low' ? Math.cos(w) : -Math.cos(w);
  const sign = kind === 'low' ? 1 : -1;
  const slope = Math.SQRT2 * Math.sqrt(a) * Math.sin(w);
  const a0 = a + 1 + (a - 1) * cos + slope;
  return {
    b0: (a * (a + 1 - (a - 1) * cos + slope)) / a0,
    b1: (sign * 2 * a * (a - 1 - (a + 1) * cos)) / a0,
    b2: (a * (a + 1 - (a - 1) * cos - slope)) / a0,
    a1: (sign * -2 * (a - 1 + (a + 1) * cos)) / a0,
    a2: (a + 1 + (a - 1) * cos - slope) / a0,
  };
}

function run(samples: Float32Array, { b0, b1, b2, a1, a2 }: Biquad): void {
  let z1 = 0;
  let z2 = 0;
  for (let index = 0; index < samples.length; index++) {
    const x = samples[index] ?? 0;
    const y = b0 * x + z1;
    z1 = b1 * x - a1 * y + z2;
    z2 = b2 * x - a2 * y;
    samples[index] = y;
  }
}

function addRoom(samples: Float32Array, sampleRate: number): void {
  const dry = samples.slice();
  for (const ms of ROOM_ECHOES_MS) {
    const line = new Float32Array(Math.round((ms * sampleRate) / 1000));
    let position = 0;
    let damped = 0;
    for (let index = 0; index < dry.length; index++) {
      const echo = line[position] ?? 0;
      damped += (echo - damped) * (1 - ROOM_DAMPING);
      line[position] = (dry[index] ?? 0) + damped * ROOM_FEEDBACK;
      position = (position + 1) % line.length;
      samples[index] = (samples[index] ?? 0) + echo * ROOM_LEVEL;
    }
  }
}

/**
 * Softens synthetic speech in place: warms the lows, softens the highs, adds a small room and evens out the peak
 * level.
 */
export function polish(samples: Float32Array, sampleRate: number): void {
  run(samples, pass('high', 65, sampleRate));
  run(samples, shelf('low', 240, 2, sampleRate));
  run(samples, shelf('high', 4200, -4, sampleRate));
  run(samples, pass('low', 8200, sampleRate));
  addRoom(samples, sampleRate);
  let peak = 0;
  for (let index = 0; index < samples.length; index++) peak = Math.max(peak, Math.abs(samples[index] ?? 0));
  if (peak === 0) return;
  for (let index = 0; index < samples.length; index++) samples[index] = ((samples[index] ?? 0) * PEAK) / peak;
}

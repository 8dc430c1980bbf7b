import { drum } from './drum.ts';

export const softKick = drum(
  {
    from: 115,
    to: 46,
    fall: 0.03,
    tone: 0.9,
    toneDecay: 0.16,
    noise: 0.1,
    noiseDecay: 0.008,
    band: [1500, 'low'],
    seconds: 0.7,
  },
  1,
);
export const punchKick = drum(
  {
    from: 190,
    to: 48,
    fall: 0.028,
    tone: 1,
    toneDecay: 0.2,
    noise: 0.25,
    noiseDecay: 0.006,
    band: [3500, 'low'],
    seconds: 0.8,
  },
  2,
);
export const heartKick = drum({ from: 70, to: 38, fall: 0.05, tone: 1, toneDecay: 0.22, seconds: 0.9 }, 3);
export const dustySnare = drum(
  {
    from: 230,
    to: 175,
    fall: 0.03,
    tone: 0.3,
    toneDecay: 0.07,
    noise: 0.4,
    noiseDecay: 0.09,
    band: [1900, 'band'],
    seconds: 0.5,
  },
  4,
);
export const gatedSnare = drum(
  {
    from: 260,
    to: 185,
    fall: 0.03,
    tone: 0.45,
    toneDecay: 0.1,
    noise: 0.55,
    noiseDecay: 0.22,
    band: [2600, 'band'],
    seconds: 0.34,
  },
  5,
);
export const rim = drum(
  {
    from: 820,
    to: 780,
    fall: 0.01,
    tone: 0.3,
    toneDecay: 0.018,
    noise: 0.15,
    noiseDecay: 0.012,
    band: [2500, 'band'],
    seconds: 0.12,
  },
  6,
);
export const hat = drum({ noise: 0.37, noiseDecay: 0.028, band: [7500, 'high'], seconds: 0.16 }, 7);
export const openHat = drum({ noise: 0.34, noiseDecay: 0.14, band: [7000, 'high'], seconds: 0.6 }, 8);
export const shaker = drum(
  { noise: 0.34, noiseDecay: 0.035, band: [6200, 'band'], swell: 0.025, seconds: 0.2 },
  9,
);
export const tick = drum(
  {
    from: 2100,
    to: 1900,
    fall: 0.005,
    tone: 0.16,
    toneDecay: 0.009,
    noise: 0.1,
    noiseDecay: 0.006,
    band: [5200, 'band'],
    seconds: 0.06,
  },
  10,
);
export const wood = drum(
  {
    from: 560,
    to: 520,
    fall: 0.01,
    tone: 0.4,
    toneDecay: 0.035,
    noise: 0.06,
    noiseDecay: 0.01,
    band: [2000, 'band'],
    seconds: 0.25,
  },
  11,
);
export const taiko = drum(
  {
    from: 120,
    to: 58,
    fall: 0.07,
    tone: 1,
    toneDecay: 0.42,
    noise: 0.35,
    noiseDecay: 0.06,
    band: [700, 'low'],
    seconds: 1.8,
  },
  12,
);
export const smallTaiko = drum(
  {
    from: 190,
    to: 108,
    fall: 0.05,
    tone: 0.7,
    toneDecay: 0.2,
    noise: 0.3,
    noiseDecay: 0.04,
    band: [1200, 'low'],
    seconds: 0.8,
  },
  13,
);
export const boom = drum(
  {
    from: 75,
    to: 33,
    fall: 0.25,
    tone: 1,
    toneDecay: 1.1,
    noise: 0.25,
    noiseDecay: 0.3,
    band: [320, 'low'],
    seconds: 4,
  },
  14,
);
export const crash = drum({ noise: 0.3, noiseDecay: 0.75, band: [5200, 'high'], seconds: 3 }, 15);
export const swell = drum(
  { noise: 0.22, noiseDecay: 0.3, band: [3800, 'high'], swell: 2.2, seconds: 3.4 },
  16,
);
export const wave = drum({ noise: 0.3, noiseDecay: 2.4, band: [620, 'band'], swell: 3, seconds: 12 }, 17);

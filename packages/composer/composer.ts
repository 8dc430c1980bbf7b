export { writeOpus } from './dsp/encode-opus.ts';
export { loudnessOf } from './dsp/loudness.ts';
export { SAMPLE_RATE, type Sound } from './dsp/sound.ts';
export { render, SONGS } from './songs.ts';

import { gainOf } from './gain.ts';
import { type Loudness, measureLufs } from './loudness.ts';
import { filterSound, SAMPLE_RATE, type Sound, soundFrames } from './sound.ts';

export const TARGET_LUFS = -14;
export const TRUE_PEAK_LIMIT_DBTP = -1;
const LOUDNESS_AIM_LU = 0.15;
const PEAK_AIM_DBTP = TRUE_PEAK_LIMIT_DBTP - 0.05;
const LIMITED_AIM_LU = 0.05;
/** Roughly how many decibels louder a limited mix becomes per decibel of gain. */
const LIMITER_SLOPE = 0.75;
const FIRST_CEILING_DBTP = -1.6;
const MAX_PASSES = 6;
const LIMITER_RATE = 4 * SAMPLE_RATE;

const limited = (sound: Sound, gainDb: number, ceilingDb: number): Promise<Sound> =>
  filterSound(sound, [
    { filter: 'volume', options: { volume: gainOf(gainDb) } },
    // Limiting at four times the sample rate catches peaks between samples.
    { filter: 'aresample', options: { sample_rate: LIMITER_RATE } },
    {
      filter: 'alimiter',
      options: { limit: gainOf(ceilingDb), attack: 4, release: 60, level: 0, latency: 1 },
    },
    { filter: 'aresample', options: { sample_rate: SAMPLE_RATE } },
  ]);

/** Limits a mix to a given loudness before it is encoded, because encoding takes several times as long. */
const limitedTo = async (
  mix: Sound,
  lufs: number,
  firstGainDb: number,
  ceilingDb: number,
): Promise<{ master: Sound; gainDb: number }> => {
  let gainDb = firstGainDb;
  for (let pass = 1; ; pass += 1) {
    const master = await limited(mix, gainDb, ceilingDb);
    const integratedLufs = await measureLufs(soundFrames(master));
    const missingDb = lufs - integratedLufs;
    if (Math.abs(missingDb) <= LIMITED_AIM_LU || pass === MAX_PASSES) return { master, gainDb };
    gainDb += missingDb / LIMITER_SLOPE;
  }
};

/** Whether an encoded version has the right loudness, and peaks slightly below the limit. */
export const isMastered = ({ integratedLufs, truePeakDbtp }: Loudness): boolean =>
  Math.abs(TARGET_LUFS - integratedLufs) <= LOUDNESS_AIM_LU && truePeakDbtp <= PEAK_AIM_DBTP;

/**
 * Brings a mix to -14 LUFS under -1 dBTP, as measured by `encode`, which encodes a version and returns its
 * loudness. Corrects the target and the ceiling after each measurement until both are met. Returns the last
 * encoded version.
 */
export const mastered = async (mix: Sound, encode: (master: Sound) => Promise<Loudness>): Promise<Sound> => {
  const integratedLufs = await measureLufs(soundFrames(mix));
  let gainDb = TARGET_LUFS - integratedLufs;
  let aimLufs = TARGET_LUFS;
  let ceilingDb = FIRST_CEILING_DBTP;
  for (let pass = 1; ; pass += 1) {
    const version = await limitedTo(mix, aimLufs, gainDb, ceilingDb);
    const measured = await encode(version.master);
    if (isMastered(measured) || pass === MAX_PASSES) return version.master;
    const missingDb = TARGET_LUFS - measured.integratedLufs;
    gainDb = version.gainDb + missingDb;
    aimLufs += missingDb;
    const overDb = measured.truePeakDbtp - PEAK_AIM_DBTP;
    if (overDb > 0) ceilingDb -= overDb + 0.15;
  }
};

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

/** What a version is made with: the gain before the limiter, the loudness to reach and the ceiling for peaks. */
interface Aim {
  readonly gainDb: number;
  readonly lufs: number;
  readonly ceilingDb: number;
}

/** A limited mix, and the aim that led to it. */
interface Master {
  readonly sound: Sound;
  readonly aim: Aim;
}

/** Limits a mix to a given loudness before it is encoded, because encoding takes several times as long. */
const limitedTo = async (mix: Sound, first: Aim): Promise<Master> => {
  let aim = first;
  for (let pass = 1; ; pass += 1) {
    const sound = await limited(mix, aim.gainDb, aim.ceilingDb);
    const missingDb = aim.lufs - (await measureLufs(soundFrames(sound)));
    if (Math.abs(missingDb) <= LIMITED_AIM_LU || pass === MAX_PASSES) return { sound, aim };
    aim = { ...aim, gainDb: aim.gainDb + missingDb / LIMITER_SLOPE };
  }
};

const firstAim = async (mix: Sound): Promise<Aim> => ({
  gainDb: TARGET_LUFS - (await measureLufs(soundFrames(mix))),
  lufs: TARGET_LUFS,
  ceilingDb: FIRST_CEILING_DBTP,
});

/** The aim for the next version after one was encoded and measured. */
const corrected = ({ gainDb, lufs, ceilingDb }: Aim, measured: Loudness): Aim => {
  const missingDb = TARGET_LUFS - measured.integratedLufs;
  const overDb = measured.truePeakDbtp - PEAK_AIM_DBTP;
  return {
    gainDb: gainDb + missingDb,
    lufs: lufs + missingDb,
    ceilingDb: overDb > 0 ? ceilingDb - overDb - 0.15 : ceilingDb,
  };
};

/** Whether an encoded version has the right loudness, and peaks slightly below the limit. */
const isMastered = ({ integratedLufs, truePeakDbtp }: Loudness): boolean =>
  Math.abs(TARGET_LUFS - integratedLufs) <= LOUDNESS_AIM_LU && truePeakDbtp <= PEAK_AIM_DBTP;

/**
 * Brings a mix to -14 LUFS under -1 dBTP, as measured by `encode`, which encodes a version and returns its
 * loudness. Corrects the target and the ceiling after each measurement until both are met. Starts with `master`, a
 * version made for another encoder, if there is one. Returns the last encoded version and its loudness.
 */
export const mastered = async (
  mix: Sound,
  encode: (master: Sound) => Promise<Loudness>,
  master?: Master,
): Promise<Master & { readonly measured: Loudness }> => {
  let version: Master = master ?? (await limitedTo(mix, await firstAim(mix)));
  for (let pass = 1; ; pass += 1) {
    const measured = await encode(version.sound);
    if (isMastered(measured) || pass === MAX_PASSES) return { ...version, measured };
    version = await limitedTo(mix, corrected(version.aim, measured));
  }
};

import { AVMEDIA_TYPE_AUDIO } from 'node-av/constants';
import { packetHashes } from '#functions/film/files/packets.ts';
import { type HeardSounds, type Loudness, measureLoudness } from '#functions/film/sound/loudness.ts';
import { TARGET_LUFS, TRUE_PEAK_LIMIT_DBTP } from '#functions/film/sound/mastering.ts';
import { audioFrames } from '#functions/film/sound/sound.ts';

const LOUDNESS_TOLERANCE_LU = 0.5;

/** Measures every file’s sound, unless the same sound was measured before. */
export const hearFiles = async (
  files: readonly { readonly path: string }[],
  before: HeardSounds = {},
): Promise<Loudness[]> => {
  const heard = new Map<string, Loudness>();
  for (const { path } of files) {
    const [hash = ''] = await packetHashes(path, AVMEDIA_TYPE_AUDIO);
    if (!heard.has(hash)) heard.set(hash, before[hash] ?? (await measureLoudness(audioFrames(path))));
  }
  return [...heard.values()];
};

/** The loudness that is furthest from the target, and the highest peak. */
export const worstOf = (heard: readonly Loudness[]): Loudness => ({
  integratedLufs: heard.reduce(
    (worst, { integratedLufs }) =>
      Math.abs(integratedLufs - TARGET_LUFS) > Math.abs(worst - TARGET_LUFS) ? integratedLufs : worst,
    TARGET_LUFS,
  ),
  truePeakDbtp: Math.max(...heard.map(({ truePeakDbtp }) => truePeakDbtp)),
});

/** One message per sound fault. */
export const soundFaults = ({ integratedLufs, truePeakDbtp }: Loudness): string[] => [
  ...(Math.abs(integratedLufs - TARGET_LUFS) <= LOUDNESS_TOLERANCE_LU
    ? []
    : [`The film is ${integratedLufs.toFixed(1)} LUFS loud instead of ${TARGET_LUFS}.`]),
  ...(truePeakDbtp <= TRUE_PEAK_LIMIT_DBTP ? [] : [`The film peaks at ${truePeakDbtp.toFixed(2)} dBTP.`]),
];

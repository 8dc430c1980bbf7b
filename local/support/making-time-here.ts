import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isKokoroReady } from '@veilcast/kokoro/folder';
import { estimatedScene } from '#composition/timeline/estimated-scene.ts';
import { captionStyleOf } from '#contract/caption-styles.ts';
import { FRAMES_PER_SECOND } from '#contract/catalogue.ts';
import type { MadeIn } from '#functions/domain/making/making-time.ts';
import type { MakingTimes } from '#functions/domain/making/ports.ts';

/** The narrators that speak on this machine itself. */
type OwnNarrator = 'simple' | 'kokoro';

/** The words of a film of about 46 s. */
const WORDS = 112;
/**
 * The making of such a film on two cores of a machine on which the first second of film takes `cpuSeconds` of a
 * processor: with the simple voices from one trace, with the neural ones from a film of 135 words. `cpuSeconds` is set
 * so that half of nine first films took longer. `prepared` and `filmed` are shares of the whole.
 */
const MEASURED = {
  cpuSeconds: 1.6,
  simple: { seconds: 42.6, prepared: 0.45, filmed: 0.86 },
  kokoro: { seconds: 59, prepared: 0.82, filmed: 0.9 },
} as const;
const MEASURED_CORES = 2;
/** The share of a film that more cores make faster: speaking, painting and filming scenes, several at once. */
const SHARED = 0.85;
/** More cores than this have nothing to do. */
const MOST_CORES = 6;

/**
 * How long a usual film should take on this machine, with `cores` cores, on which a second of film takes
 * `cpuSeconds` of a processor.
 */
export const madeHere = (cpuSeconds: number, cores: number, narrator: OwnNarrator): MadeIn => {
  const { seconds, prepared, filmed } = MEASURED[narrator];
  const shared = SHARED * (MEASURED_CORES / Math.min(cores, MOST_CORES));
  const here = seconds * (cpuSeconds / MEASURED.cpuSeconds) * (shared + 1 - SHARED);
  return { words: WORDS, prepared: here * prepared, filmed: here * filmed, seconds: here, narrator };
};

const STILL = fileURLToPath(new URL('../../web/public/samples/adventure-1.webp', import.meta.url));

/** The processor seconds that the first second of film takes here. Loads the film code, which a later start doesn’t need. */
export const measureFilming = async (): Promise<number> => {
  const { filmScene } = await import('#functions/film/picture/film-scene.ts');
  const outDir = await mkdtemp(join(tmpdir(), 'veilcast-pace-'));
  try {
    const scene = estimatedScene('', 'en', false);
    const before = process.cpuUsage();
    await filmScene({
      still: STILL,
      scene,
      index: 0,
      count: 1,
      captionStyle: captionStyleOf('pop'),
      seed: '',
      outDir,
    });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000_000 / (scene.frames / FRAMES_PER_SECOND);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
};

/** The narrator that speaks now; undefined if it isn’t on this machine, because nothing here tells how fast it is. */
export const narratorHere = (env: Readonly<Record<string, string | undefined>>): OwnNarrator | undefined => {
  const { NARRATOR: narrator, KOKORO_FOLDER: folder } = env;
  if (narrator === 'kokoro') return folder !== undefined && isKokoroReady(folder) ? 'kokoro' : 'simple';
  return narrator === 'simple' ? narrator : undefined;
};

/**
 * Until a film has been made with the narrator, records how long one should take here, so that the first creator gets an
 * estimate as well.
 */
export const foretell = async (
  times: MakingTimes,
  narrator: OwnNarrator,
  measure: () => Promise<number> = measureFilming,
): Promise<void> => {
  const made = await times.read();
  if (made.some((film) => film.narrator === narrator)) return;
  await times.add(madeHere(await measure(), availableParallelism(), narrator));
};

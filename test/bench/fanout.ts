/**
 * How long a film would take if every scene had its own worker of this machine's size, from measured times of the
 * parts: `npm run bench -- fanout [--runs 3]`. The fastest of the runs counts: what else the machine did is not the film's.
 */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { picturePrompt } from '#functions/domain/picture-prompt.ts';
import { contentOf } from '#functions/domain/story.ts';
import { narrationLengthMs } from '#functions/film/narration-length.ts';
import { framesToSeconds } from '#functions/film/timeline.ts';
import { pollyNarrator } from '#functions/gateways/polly-narrator.ts';
import { offlinePainter } from '#functions/offline/offline-painter.ts';
import { startPolly } from '#local/polly.ts';
import { fanOut } from '#test/support/bench/fanout.ts';
import { FIXED_SCENES, fixedTimeline, gatherIngredients } from '#test/support/bench/fixed-film.ts';
import { runAlone, runsAsked } from '#test/support/bench/run-bench.ts';
import { Shoot, type Stage, stopwatch, sumOf } from '#test/support/bench/stages.ts';
import { filmScenes } from '#test/support/film-fixtures.ts';

const RUNS = 3;
const LENGTHS_SECONDS = [30, 60, 180];
const LIMIT = { lengthSeconds: 60, wallSeconds: 15 };
const STILL_SIZE = '1152x2048';

const runs = runsAsked(process.argv, RUNS);
const shootProgram = new URL('film/shoot.ts', import.meta.url);
const dir = await mkdtemp(join(tmpdir(), 'fanout-bench-'));
const polly = await startPolly({});
Object.assign(process.env, {
  AWS_ENDPOINT_URL_POLLY: polly.url,
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
});

const fastest = (stages: readonly Stage[], name: string): number =>
  Math.min(...stages.filter((stage) => stage.name === name).map(({ wall }) => wall));

const narrateSeconds = async (sceneCount: number): Promise<number> => {
  const { stages, timed } = stopwatch();
  const narrator = pollyNarrator('neural');
  for (let run = 0; run < runs; run += 1)
    await timed('narrate', async () => {
      const script = contentOf(filmScenes(sceneCount));
      const { audio } = await narrator.narrate({ script, voiceId: 'adam', language: 'en' });
      const path = join(dir, 'narration.mp3');
      await writeFile(path, audio);
      await narrationLengthMs(path);
    });
  return fastest(stages, 'narrate');
};

const paintSeconds = async (): Promise<number[]> => {
  const { stages, timed } = stopwatch();
  const scenes = filmScenes(FIXED_SCENES);
  for (let run = 0; run < runs; run += 1)
    for (const [index, scene] of scenes.entries()) {
      const story = { title: 'Bench', category: 'Mystery', styleKey: 'bench', count: scenes.length } as const;
      await timed(`paint ${index}`, () =>
        offlinePainter(STILL_SIZE).paint(picturePrompt({ ...story, scene, index })),
      );
    }
  return scenes.map((_, index) => fastest(stages, `paint ${index}`));
};

try {
  await gatherIngredients(dir);
  const timeline = fixedTimeline();
  const measured = framesToSeconds(timeline.frames);
  const stages: Stage[] = [];
  for (let run = 0; run < runs; run += 1)
    stages.push(...Shoot.parse(await runAlone(shootProgram, [dir, 'all'])).stages);
  const film = timeline.scenes.map(({ index }) => fastest(stages, `scene ${index + 1}`));
  const paint = await paintSeconds();
  console.log(
    `from the fastest of ${runs} runs of each part, four files a scene, ${availableParallelism()} cores a worker`,
  );
  console.log(`scenes took ${film.map((seconds) => seconds.toFixed(1)).join(', ')} s`);
  for (const length of LENGTHS_SECONDS) {
    const sceneCount = Math.round((length / measured) * FIXED_SCENES);
    const share = length / measured;
    const { whole, ...parts } = fanOut({
      narrate: await narrateSeconds(sceneCount),
      paint,
      film,
      // Joining and certifying read the film from its beginning to its end.
      join: fastest(stages, 'join') * share,
      certify: fastest(stages, 'certify') * share,
    });
    const isMissed = length === LIMIT.lengthSeconds && whole > LIMIT.wallSeconds;
    const limit = length === LIMIT.lengthSeconds ? ` (at most ${LIMIT.wallSeconds} s)` : '';
    console.log(
      `${String(length).padStart(4)} s of film, ${sceneCount} workers: ${whole.toFixed(1)} s${limit}${isMissed ? '  MISSED' : ''}`,
    );
    console.log(
      `     ${Object.entries(parts)
        .map(([name, seconds]) => `${name} ${seconds.toFixed(1)} s`)
        .join(', ')}`,
    );
  }
  console.log(`one worker for all scenes: ${sumOf(stages, 'wall', 'scene').toFixed(1)} s in ${runs} runs`);
} finally {
  await polly.close();
  await rm(dir, { recursive: true, force: true });
}

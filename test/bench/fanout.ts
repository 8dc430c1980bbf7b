/**
 * Estimates from the measured time of each part how long a film would take if every scene had its own worker the size
 * of this machine: `npm run bench -- fanout [--runs 3]`. The fastest run counts, because other load on the machine
 * has nothing to do with the film. On a busy machine the second figure is more accurate: it is computed from CPU
 * time, as if two cores were idle.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { framesToSeconds } from '#composition/timeline/frame-times.ts';
import { PRICES } from '#functions/cost/prices.ts';
import { picturePrompt } from '#functions/domain/story/picture-prompt.ts';
import { pollyNarrator } from '#functions/gateways/polly/polly-narrator.ts';
import { offlinePainter } from '#functions/wiring/offline/offline-painter.ts';
import { recordScene } from '#functions/workflows/render/record-scene.ts';
import { WORKFLOW_FUNCTIONS } from '#infra/workflow-functions.ts';
import { fanOut, type PartTimes } from '#test/support/bench/fanout.ts';
import { FIXED_SCENES, fixedTimeline, gatherIngredients } from '#test/support/bench/fixed-film.ts';
import { runAlone, runsAsked } from '#test/support/bench/run-bench.ts';
import { Shoot, type Stage, stopwatch } from '#test/support/bench/stages.ts';
import { filmScenes } from '#test/support/film/film-fixtures.ts';
import { usePolly } from '#test/support/vendors/polly/use-polly.ts';

const RUNS = 3;
const LENGTHS_SECONDS = [30, 60, 180];
const LIMIT = { lengthSeconds: 60, wallSeconds: 10, dollars: 0.01 };
const STILL_SIZE = '1008x1792';
/** The share of CPU time spent on a single thread. */
const SERIAL = { scene: 0.41, mix: 0.67, join: 0.67, certify: 0.5, one: 1 } as const;

/** Dollars for a second of a function with its memory. */
const dollarsASecond = (name: string): number => {
  const price = PRICES.find(({ sku }) => sku === 'lambda.compute');
  const lambda = WORKFLOW_FUNCTIONS.find((one) => one.name === name);
  if (price === undefined || lambda === undefined) throw new Error(`The price of ${name} is unknown.`);
  return (lambda.memoryMb * 1000 * price.pico) / price.per / 1e12;
};

/** What the functions of a film cost, from the seconds of its parts; `share`: its length in measured films. */
const computeOf = ({ speak, paint, film, mix, join, certify }: PartTimes, share: number): number => {
  const sum = (seconds: readonly number[]): number => seconds.reduce((total, one) => total + one, 0) * share;
  return [
    ['SpeakScene', sum(speak)] as const,
    ['PaintScene', sum(paint)] as const,
    ['FilmScene', sum(film)] as const,
    ['MixSound', mix] as const,
    ['JoinFilm', join] as const,
    ['CertifyFilm', certify] as const,
  ].reduce((dollars, [name, seconds]) => dollars + seconds * dollarsASecond(name), 0);
};

const runs = runsAsked(process.argv, RUNS);
const shootProgram = new URL('film/shoot.ts', import.meta.url);
const dir = await mkdtemp(join(tmpdir(), 'fanout-bench-'));
const polly = await usePolly();

type Measure = (stages: readonly Stage[], name: string, serialShare: number) => number;

const least = (stages: readonly Stage[], name: string, part: 'wall' | 'cpu'): number =>
  Math.min(...stages.filter((stage) => stage.name === name).map((stage) => stage[part]));

const onTheClock: Measure = (stages, name) => least(stages, name, 'wall');

/** Graham's bound for two cores when one of them does the serial part (`docs/decisions/0015`). */
const onIdleCores: Measure = (stages, name, serialShare) =>
  (least(stages, name, 'cpu') * (1 + serialShare)) / 2;

const speakStages = async (): Promise<Stage[]> => {
  const { stages, timed } = stopwatch();
  const narrator = pollyNarrator('neural');
  const scenes = filmScenes(FIXED_SCENES);
  for (let run = 0; run < runs; run += 1)
    for (const [index, { narration }] of scenes.entries()) {
      const request = { script: narration, voiceId: 'adam', language: 'en' } as const;
      await timed(`speak ${index}`, () =>
        recordScene(narrator, request, { isLast: index === scenes.length - 1 }),
      );
    }
  return stages;
};

const paintStages = async (): Promise<Stage[]> => {
  const { stages, timed } = stopwatch();
  const scenes = filmScenes(FIXED_SCENES);
  for (let run = 0; run < runs; run += 1)
    for (const [index, scene] of scenes.entries()) {
      const story = { title: 'Bench', category: 'Mystery', styleKey: 'bench', count: scenes.length } as const;
      await timed(`paint ${index}`, () =>
        offlinePainter(STILL_SIZE).paint(picturePrompt({ ...story, scene, index })),
      );
    }
  return stages;
};

try {
  await gatherIngredients(dir);
  const timeline = fixedTimeline();
  const measured = framesToSeconds(timeline.frames);
  const stages: Stage[] = [];
  for (let run = 0; run < runs; run += 1)
    stages.push(...Shoot.parse(await runAlone(shootProgram, [dir, 'all'])).stages);
  stages.push(...(await paintStages()), ...(await speakStages()));
  console.log(
    `from the least of ${runs} runs of each part, four files a scene, a worker of two cores a scene`,
  );
  for (const length of LENGTHS_SECONDS) {
    const sceneCount = Math.round((length / measured) * FIXED_SCENES);
    // Mixing, joining and certifying each read the whole film.
    const share = length / measured;
    const figures = [onTheClock, onIdleCores].map((measure) => {
      const parts = {
        speak: timeline.scenes.map(({ index }) => measure(stages, `speak ${index}`, SERIAL.one)),
        paint: timeline.scenes.map(({ index }) => measure(stages, `paint ${index}`, SERIAL.one)),
        film: timeline.scenes.map(({ index }) => measure(stages, `scene ${index + 1}`, SERIAL.scene)),
        mix: measure(stages, 'mix', SERIAL.mix) * share,
        join: measure(stages, 'join', SERIAL.join) * share,
        certify: measure(stages, 'certify', SERIAL.certify) * share,
      };
      return { ...fanOut(parts), dollars: computeOf(parts, share) };
    });
    const isLimited = length === LIMIT.lengthSeconds;
    console.log(
      `${length} s of film, ${sceneCount} workers${isLimited ? ` (at most ${LIMIT.wallSeconds} s and $${LIMIT.dollars})` : ''}`,
    );
    for (const [at, { whole, dollars, ...parts }] of figures.entries()) {
      const isMissed = isLimited && (whole > LIMIT.wallSeconds || dollars > LIMIT.dollars);
      const words = Object.entries(parts).map(([name, seconds]) => `${name} ${seconds.toFixed(1)}`);
      console.log(
        `  ${at === 0 ? 'on the clock' : 'on idle cores'}  ${whole.toFixed(1)} s, $${dollars.toFixed(4)}: ${words.join(', ')}${isMissed ? '  MISSED' : ''}`,
      );
    }
  }
} finally {
  await polly.close();
  await rm(dir, { recursive: true, force: true });
}

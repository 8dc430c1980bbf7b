import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { TrialLimits } from '#contract/schemas/videos.ts';
import { countWords } from '#contract/script.ts';
import { runsAsked } from '#test/support/bench/run-bench.ts';
import { medianOf } from '#test/support/bench/stages.ts';
import { drawTrace, floorsOf, startTrace } from '#test/support/bench/trace.ts';
import { signInByPage } from '#test/support/browser/sign-in.ts';
import { watchFilm } from '#test/support/builders/films.ts';
import { startProduct } from '#test/support/cloud/product-process.ts';

/**
 * How long a creator waits from the prompt to the finished film, and whether the estimate before that was right:
 * `npm run bench -- make [--runs 3]`.
 * `VEILCAST_VOICES=on` selects the neural voices. `--trace` charts what each step and service was doing over time, in
 * `test/out`, and compares the time with the floor: how long the work would take if no core ever waited.
 */
const isTraced = process.argv.includes('--trace');
const RUNS = runsAsked(process.argv, isTraced ? 1 : 3);
const { VEILCAST_VOICES = 'off' } = process.env;
/** A film of this length must be ready within a minute, or within 75 seconds with neural voices. */
const LIMIT = { filmSeconds: 45, seconds: VEILCAST_VOICES === 'off' ? 60 : 75 };
/** How far an estimate may be off. */
const NEAR = 0.2;
const PROMPTS = [
  'A lighthouse keeper who finds a letter from the sea',
  'Why honey never spoils',
  'The robot that learned to whistle',
  'Why cats always land on their feet',
  'The last train of the night',
];

const ESTIMATE_LIMIT_MS = 60_000;
const ASK_EVERY_MS = 100;

type Visitor = Awaited<ReturnType<typeof signInByPage>>;
const makingTimeOf = async (visitor: Visitor) =>
  TrialLimits.parse(await (await visitor.get('/api/videos/trial-limits')).json()).making_time;

/**
 * Waits for the estimate that a start measures, and returns the seconds waited: a person takes longer than that to
 * sign in and to write a prompt.
 */
const waitForEstimate = async (visitor: Visitor): Promise<number> => {
  const started = performance.now();
  const waited = (): number => performance.now() - started;
  while ((await makingTimeOf(visitor)) === undefined) {
    if (waited() > ESTIMATE_LIMIT_MS) throw new Error('No estimate was ready within a minute of the start.');
    await sleep(ASK_EVERY_MS);
  }
  return waited() / 1000;
};

const product = await startProduct({ env: { VEILCAST_VOICES, VEILCAST_WARM_UP: 'on' } });
/** The seconds for a film of the limit’s length, and how far off each estimate was. */
const [shares, errors]: [number[], number[]] = [[], []];
/** How many times the floor of all work, and of a film’s own steps, a film took. */
const [ofAll, ofOwn]: [number[], number[]] = [[], []];
for (let run = 0; run < RUNS; run += 1) {
  const prompt = PROMPTS[run % PROMPTS.length];
  const visitor = await signInByPage(product.url, { name: 'Bench', email: `${Date.now()}@example.com` });
  if (run === 0) console.log(`estimate after ${(await waitForEstimate(visitor)).toFixed(1)} s`);
  const stopTrace = isTraced ? startTrace(product) : undefined;
  const started = performance.now();
  const story = await (await visitor.post('/api/stories/generate', { prompt })).json();
  const time = await makingTimeOf(visitor);
  const expected = (time?.base_seconds ?? 0) + (time?.seconds_per_word ?? 0) * countWords(story.content);
  const choice = {
    voiceSettings: { voiceId: 'adam', voiceName: 'Adam' },
    musicSettings: { trackId: 'first-light', trackName: 'First Light' },
  };
  const pressed = performance.now();
  const made = await (await visitor.post('/api/videos/create', { storyId: story.id, ...choice })).json();
  await watchFilm(visitor, made.id, 400_000);
  const seconds = (performance.now() - started) / 1000;
  const waited = (performance.now() - pressed) / 1000;
  const trace = stopTrace?.();
  const [video] = await (await visitor.get('/api/videos')).json();
  if (video.status !== 'completed') throw new Error(`${prompt}: ${video.error}`);
  const share = (seconds * LIMIT.filmSeconds) / video.duration;
  shares.push(share);
  errors.push(Math.abs(expected / waited - 1));
  console.log(
    `${video.duration} s of film in ${seconds.toFixed(1)} s: ${LIMIT.filmSeconds} s of it in ${share.toFixed(1)} s (at most ${LIMIT.seconds})${share <= LIMIT.seconds ? '' : '  MISSED'}; expected ${expected.toFixed(0)} s, took ${waited.toFixed(0)} s`,
  );
  if (trace === undefined) continue;
  const title = `${video.duration} s of film in ${seconds.toFixed(1)} s, ${VEILCAST_VOICES === 'off' ? 'simple' : 'neural'} voice`;
  const path = join('test', 'out', `make-${VEILCAST_VOICES}-${run + 1}.svg`);
  await mkdir(join('test', 'out'), { recursive: true });
  await writeFile(path, drawTrace(title, trace));
  const { all, own } = floorsOf(trace);
  ofAll.push(seconds / all);
  ofOwn.push(seconds / own);
  console.log(`${path}: floor ${all.toFixed(1)} s, of the film’s own steps ${own.toFixed(1)} s`);
}
const near = errors.filter((error) => error <= NEAR).length;
console.log(
  `median ${medianOf(shares).toFixed(1)} s, the first ${shares[0]?.toFixed(1)} s; ${near} of ${errors.length} estimates within ${NEAR * 100}%`,
);
if (isTraced)
  console.log(
    `median ${medianOf(ofAll).toFixed(2)} × the floor, ${medianOf(ofOwn).toFixed(2)} × that of the film’s own steps`,
  );
const { functions } = await product.status();
for (const { name, peakMb, invocations } of functions)
  console.log(`${name}: ${invocations} calls, at most ${peakMb} MB`);
await product.stop();
await rm(product.dataDir, { recursive: true, force: true });

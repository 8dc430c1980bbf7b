import { rm } from 'node:fs/promises';
import type { FilmedScene } from '#contract/schemas/scenes.ts';
import type { Video } from '#contract/schemas/videos.ts';
import { runsAsked } from '#test/support/bench/run-bench.ts';
import { signInByPage } from '#test/support/browser/sign-in.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';
import { watchFilm } from '#test/support/builders/films.ts';
import { startProduct } from '#test/support/cloud/product-process.ts';

/** How long a creator waits for a scene edit, compared with the whole film: `npm run bench -- scene-edit [--runs 3]`. */
const RUNS = runsAsked(process.argv, 3);
const LIMIT_MS = 900_000;
const PROMPT = 'A lighthouse keeper who finds a letter from the sea';
/** The longest that a repaint may take, as a share of the time it takes to make the whole eight-scene film. */
const MAX_SHARE = 0.25;

const videoOf = async (visitor: Visitor): Promise<Video> =>
  (await (await visitor.get('/api/videos')).json())[0];

const timed = async (visitor: Visitor, begin: () => Promise<Response>): Promise<number> => {
  const started = performance.now();
  const { id, code } = await (await begin()).json();
  if (code !== undefined) throw new Error(`The request was refused: ${code}`);
  await watchFilm(
    visitor,
    id,
    LIMIT_MS,
    ({ status, progress }) => status !== 'generating' && progress === undefined,
  );
  const { status, error } = await videoOf(visitor);
  if (status !== 'completed' || error !== undefined) throw new Error(error ?? status);
  return (performance.now() - started) / 1000;
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const product = await startProduct();
const visitor = await signInByPage(product.url, { name: 'Bench', email: `${Date.now()}@example.com` });
const story = await (await visitor.post('/api/stories/generate', { prompt: PROMPT })).json();
const choice = {
  voiceSettings: { voiceId: 'adam', voiceName: 'Adam' },
  musicSettings: { trackId: 'first-light', trackName: 'First Light' },
};
const whole = await timed(visitor, () =>
  visitor.post('/api/videos/create', { storyId: story.id, ...choice }),
);
const { id, duration } = await videoOf(visitor);
const scenes: FilmedScene[] = await (await visitor.get(`/api/videos/${id}/scenes`)).json();
console.log(`whole: ${scenes.length} scenes, ${duration} s of film in ${whole.toFixed(1)} s`);

const report = (name: string, seconds: readonly number[]): void => {
  const share = median(seconds) / whole;
  const all = seconds.map((each) => each.toFixed(1)).join(', ');
  console.log(
    `${name}: ${all} s, median ${(share * 100).toFixed(0)} % of the whole (${share <= MAX_SHARE ? 'within' : 'above'} ${MAX_SHARE * 100} %)`,
  );
};
const [repaints, rewrites]: [number[], number[]] = [[], []];
for (let run = 0; run < RUNS; run += 1) {
  const n = 2 + (run % (scenes.length - 2));
  const words = { narration: `${scenes[n - 1]?.narration ?? ''} Nobody spoke.` };
  repaints.push(await timed(visitor, () => visitor.post(`/api/videos/${id}/scenes/${n}/repaint`)));
  rewrites.push(await timed(visitor, () => visitor.post(`/api/videos/${id}/scenes/${n}/rewrite`, words)));
}
report('repaint', repaints);
report('rewrite', rewrites);
await product.stop();
await rm(product.dataDir, { recursive: true, force: true });

import { rm } from 'node:fs/promises';
import { watchFilm } from '#test/support/films.ts';
import { startProduct } from '#test/support/product-process.ts';
import { signIn } from '#test/support/sign-in.ts';

/** From pressing Create Video to the finished film, as a creator waits for it: `npm run bench -- make`. */
const RUNS = Number(process.argv[2] ?? 3);
const PROMPTS = [
  'A lighthouse keeper who finds a letter from the sea',
  'Why honey never spoils',
  'The robot that learned to whistle',
];

const product = await startProduct();
for (const prompt of PROMPTS.slice(0, RUNS)) {
  const visitor = await signIn(product.url, { name: 'Bench', email: `${Date.now()}@example.com` });
  const story = await (await visitor.post('/api/stories/generate', { prompt })).json();
  const started = performance.now();
  const choice = {
    voiceSettings: { voiceId: 'adam', voiceName: 'Adam' },
    musicSettings: { trackId: 'first-light', trackName: 'First Light' },
  };
  const made = await (await visitor.post('/api/videos/create', { storyId: story.id, ...choice })).json();
  await watchFilm(visitor, made.id, 400_000);
  const seconds = (performance.now() - started) / 1000;
  const [video] = await (await visitor.get('/api/videos')).json();
  console.log(
    `${video.status}: ${video.duration} s of film in ${seconds.toFixed(1)} s, ${(video.duration / seconds).toFixed(2)} × real time`,
  );
}
const { functions } = await product.status();
for (const { name, peakMb, invocations } of functions)
  console.log(`${name}: ${invocations} calls, at most ${peakMb} MB`);
await product.stop();
await rm(product.dataDir, { recursive: true, force: true });

import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { bundle } from '@remotion/bundler';
import { renderMedia, selectComposition } from '@remotion/renderer';

// Renders the film with Remotion and prints the seconds for each concurrency: `remotion-render.js <Chromium>`.

const browserExecutable = process.argv[2];
const inputProps = JSON.parse(await readFile('film.json', 'utf8'));
const serveUrl = await bundle({ entryPoint: new URL('remotion-film.js', import.meta.url).pathname });
const browser = {
  browserExecutable,
  chromeMode: browserExecutable.includes('headless-shell') ? 'headless-shell' : 'chrome-for-testing',
  logLevel: 'error',
};
const composition = await selectComposition({ serveUrl, id: 'film', inputProps, ...browser });
const seconds = {};
for (let concurrency = 1; concurrency <= availableParallelism(); concurrency += 1) {
  const start = performance.now();
  await renderMedia({
    serveUrl,
    composition,
    inputProps,
    codec: 'h264',
    crf: 20,
    x264Preset: 'veryfast',
    concurrency,
    outputLocation: 'remotion.mp4',
    ...browser,
  });
  seconds[concurrency] = (performance.now() - start) / 1000;
}
console.log(JSON.stringify(seconds));

/**
 * Plays an eight-scene preview in Chromium and checks its performance limits: `npm run bench -- preview`. The preview
 * must open within a second and show an edit within 100 ms. During playback, the median frame may use at most 6 ms of
 * main-thread time, and no task more than 50 ms. `-- --slow 4` slows the CPU down by a factor of four; `-- --clips`
 * shows a clip in every other scene. The trace is in test/out/preview.json.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { estimatedScene } from '#composition/timeline/estimated-scene.ts';
import { captionStyleOf } from '#contract/caption-styles.ts';
import { frameWorkOf } from '#test/support/bench/frame-work.ts';
import { launchBrowser, openTab } from '#test/support/browser/browser.ts';
import { openPreviewPage } from '#test/support/browser/preview-page/open-preview-page.ts';
import { writeOwnClip } from '#test/support/film/own-clip.ts';
import type { PreviewFilm } from '#web/ui/preview/preview-film.ts';

const LIMITS = { openMs: 1000, editMs: 100, medianMs: 6, taskMs: 50 } as const;
const OUT = new URL('../out/', import.meta.url);
const PLAYED_MS = 12_000;
const WORDS = [
  'Nobody believed the old lighthouse keeper, until the sea itself began to answer him.',
  'Every night at three, a single green lamp blinked back from the empty horizon.',
  'He wrote the signals down, one by one, in a book bound with sailcloth.',
  'Years later, a diver found the wreck, and its lamp was still warm.',
] as const;
const SCENES = [...WORDS, ...WORDS];
const slow = Number(process.argv[process.argv.indexOf('--slow') + 1]) || 1;

/** A picture as detailed as a painted one. */
const paint = async (seed: number): Promise<Buffer> => {
  const canvas = createCanvas(540, 960);
  const brush = canvas.getContext('2d');
  for (let at = 0; at < 900; at += 1) {
    brush.fillStyle = `hsl(${(seed * 47 + at) % 360} 60% ${20 + (at % 50)}%)`;
    brush.fillRect((at * 73) % 540, (at * 131) % 960, 90, 60);
  }
  return canvas.encode('jpeg', 80);
};

const hasClips = process.argv.includes('--clips');
const CLIP = { width: 540, height: 960, fps: 30, frames: 300 } as const;
const clip = { address: '/clip.mp4', clipMs: 10_000, fromMs: 0, isHeard: false } as const;
const readClip = async (): Promise<Buffer> => {
  const folder = await mkdtemp(join(tmpdir(), 'preview-clip-'));
  const bytes = await readFile(await writeOwnClip(join(folder, 'clip.mp4'), CLIP));
  await rm(folder, { recursive: true });
  return bytes;
};

const film = (edited?: string): PreviewFilm => ({
  seed: 'bench',
  captionStyle: captionStyleOf('pop'),
  aiLine: 'AI-generated',
  scenes: SCENES.map((words, index) => ({
    id: String(index),
    timeline: estimatedScene(
      index === 0 && edited !== undefined ? edited : words,
      'en',
      index === SCENES.length - 1,
    ),
    picture: `/${index}.jpg`,
    ...(hasClips && index % 2 === 1 && { clip }),
  })),
});

const pictures = Object.fromEntries(
  await Promise.all(SCENES.map(async (_, index) => [`${index}.jpg`, await paint(index)] as const)),
);
const page = await openPreviewPage(hasClips ? { ...pictures, 'clip.mp4': await readClip() } : pictures);
const browser = await launchBrowser();
const tab = await openTab(browser, { url: page.url, reducedMotion: 'no-preference' });
const session = await tab.context.newCDPSession(tab.page);
await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
await tab.page.goto('/');
await tab.page.waitForFunction(() => 'playFilm' in globalThis);

/** Shows a film and returns how many milliseconds its canvas took to change. */
const shown = (wanted: PreviewFilm): Promise<number> =>
  tab.page.evaluate(async (next) => {
    const looks = (): string => {
      const canvas = document.querySelector('canvas');
      const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      let sum = 0;
      for (let at = 0; at < pixels.length; at += 4) sum = (sum * 31 + (pixels[at] ?? 0)) % 1_000_003;
      return String(sum);
    };
    const [black, before] = ['0', looks()];
    const began = performance.now();
    globalThis.playFilm(next);
    let now = before;
    while (now === before || now === black) {
      await new Promise(requestAnimationFrame);
      now = looks();
    }
    return performance.now() - began;
  }, wanted);

const openMs = await shown(film());
await tab.page.waitForTimeout(1500);
const edits: number[] = [];
for (const words of ['Somebody believed him.', 'Nobody ever believed him.', 'Everybody believed the keeper.'])
  edits.push(await shown(film(words)));
await browser.startTracing(tab.page, {
  categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
});
await tab.page.getByRole('button', { name: 'Play the preview' }).click();
await tab.page.waitForTimeout(PLAYED_MS);
const trace = await browser.stopTracing();
await mkdir(OUT, { recursive: true });
await writeFile(new URL('preview.json', OUT), trace);
const work = frameWorkOf(trace);
const editMs = Math.max(...edits);
const rows = [
  ['opened', openMs, LIMITS.openMs],
  ['edit shown', editMs, LIMITS.editMs],
  ['work a frame, middle', work.median, LIMITS.medianMs],
  ['longest task', work.longestTask, LIMITS.taskMs],
] as const;
for (const [name, ms, most] of rows) {
  console.log(`${name.padEnd(22)} ${ms.toFixed(1).padStart(7)} ms of ${most}${ms > most ? '  !' : ''}`);
  if (ms > most) process.exitCode = 1;
}
console.log(
  `nine of ten frames within ${work.ninetieth.toFixed(1)} ms; ${work.frames} frames in ${PLAYED_MS / 1000} s`,
);
await tab.close();
await browser.close();
await page.close();

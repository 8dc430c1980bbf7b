import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Storyboard } from '#contract/schemas/storyboards.ts';
import { videos } from '#functions/wiring/stores.ts';
import { type Hand, keyboardHand, pointerHand } from '#test/support/browser/hands/hand.ts';
import { id, page, signInForEach } from '#test/support/browser/journey.ts';
import { meIn } from '#test/support/browser/pages.ts';
import { previewAt } from '#test/support/browser/preview-canvas.ts';
import { DESKTOP, PHONE } from '#test/support/browser/widths.ts';
import { stepLog } from '#test/support/cloud/cloud-log.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { OTHER_VOICES, sayAloud } from '#test/support/film/alignment.ts';
import { apart, coarseFrames } from '#test/support/film/coarse-frames.ts';
import { writeOwnClip } from '#test/support/uploads/own-clips.ts';
import { defined } from '#test/support/values.ts';

const FILM_LIMIT_MS = 240_000;
const SENTENCES = [
  'The lamp had been dark for nine years when a letter came up with the tide.',
  'The keeper read it twice and slowly climbed the stone stairs, counting every step aloud.',
  'Nobody in the village knew who had written it, or why the paper smelled of smoke.',
  'At midnight the light returned, and every lost ship saw the coast again.',
];
const NEW_END = 'At midnight the light returned, and the sea gave back every ship it had taken.';
/**
 * Encoding and font smoothing can make two renderings of the same picture differ, but by less than this value, out of
 * 255.
 */
const ALIKE = 6;
/** The positions of the compared frames in a scene, as fractions of its length. */
const SHARES = [0.3, 0.6] as const;

let folder = '';
const fileIn = (name: string): string => join(folder, name);
let recording = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'whole-film-'));
  const canvas = createCanvas(1080, 1920);
  const brush = canvas.getContext('2d');
  brush.fillStyle = '#202020';
  brush.fillRect(0, 0, 1080, 1920);
  brush.fillStyle = '#e0e0e0';
  brush.fillRect(0, 0, 540, 960);
  await writeFile(fileIn('own.png'), await canvas.encode('png'));
  await writeOwnClip(fileIn('own.mp4'), { width: 360, height: 640, frames: 240 });
  const [voice] = OTHER_VOICES;
  if (voice === undefined) throw new Error('There is no voice.');
  recording = (await sayAloud(folder, SENTENCES.join(' '), voice)).path;
});
afterAll(() => rm(folder, { recursive: true }));

/** The storyboard as stored. */
const stored = async (): Promise<Storyboard> =>
  Storyboard.parse(
    await page.evaluate(async () => {
      const at = location.pathname.split('/').at(-1);
      return (await fetch(`/api/storyboards/${at}`)).json();
    }),
  );

/** The frames to compare in each scene. */
const momentsOf = ({ scenes }: Storyboard): number[] => {
  let start = 0;
  return scenes.flatMap(({ seconds }) => {
    const moments = SHARES.map((share) => Math.round((start + seconds * share) * 30));
    start += seconds;
    return moments;
  });
};

/** The scenes that an attempt spoke, painted or filmed, counted from 0. */
const workIn = (
  step: 'SpeakScene' | 'PaintScene' | 'FilmScene',
  videoId: string,
  attempt: number,
): number[] =>
  stepLog(sharedCloud().dataDir, step, videoId)
    .filter((line) => line.attempt === attempt && line.level === 'info' && line.reused === false)
    .map(({ index = -1 }) => index)
    .toSorted((one, other) => one - other);

const WAYS = [
  ['a pointer at 390 px', PHONE, pointerHand],
  ['a keyboard at 1280 px', DESKTOP, keyboardHand],
] as const;

describe.each(WAYS)('with %s', (_, { name, viewport }, handOf) => {
  signInForEach({ at: '/dashboard', viewport, acceptDownloads: true });

  const isPhone = name === PHONE.name;
  let hand: Hand;
  const show = async (part: 'Scenes' | 'Preview'): Promise<void> => {
    if (isPhone) await hand.pick(part, part === 'Scenes' ? 'Preview' : 'Scenes');
  };
  const saved = (): Promise<void> => page.getByText('Saved', { exact: true }).waitFor();
  const completed = async (): Promise<void> => {
    await page
      .getByRole('dialog')
      .getByText('Completed', { exact: true })
      .first()
      .waitFor({ timeout: FILM_LIMIT_MS });
  };

  it('a script becomes a film with the creator’s voice and a mix of their own and painted pictures; an update films only one scene, and the film can be switched back', {
    timeout: 2 * FILM_LIMIT_MS,
  }, async () => {
    hand = handOf(page);
    const { credits } = await meIn(page);
    await hand.press('button', 'Write New Story');
    await hand.pick('My Own Script', 'Write It for Me');
    await hand.write('Script', SENTENCES.join('\n\n'));
    await hand.write(/^Title/u, 'The Lamp');
    await hand.press('button', 'Save Story');
    await hand.press('button', 'Storyboard');
    await page.getByRole('heading', { level: 1, name: 'The Lamp' }).waitFor();

    await hand.press('button', /^Scene 2\b/u);
    await hand.give('Upload a File', fileIn('own.png'));
    await page.getByText('Your own picture').first().waitFor({ timeout: 60_000 });
    await hand.press('button', /^Scene 3\b/u);
    await hand.give('Upload a File', fileIn('own.mp4'));
    await page.getByText('Your own clip').first().waitFor({ timeout: 60_000 });
    await hand.press('button', 'Paint All (10 credits)');
    await page.getByRole('button', { name: 'All Painted' }).waitFor({ timeout: 60_000 });
    await hand.press('button', /^Scene 1\b/u);
    await hand.press('button', 'Repaint (1 credit)');
    await expect.poll(async () => (await stored()).scenes[0]?.still?.take).toBe(2);

    await show('Preview');
    await hand.press('button', 'Use My Own Voice');
    await hand.give('Upload a Recording', recording);
    await page.getByText('The video uses your own voice.').waitFor({ timeout: 120_000 });
    await hand.press('button', /^Look:/u);
    await hand.pick(/^Headline/u, /^Pop/u);
    await hand.press('button', 'Done');
    await saved();
    expect((await meIn(page)).credits).toBe(credits - 11);

    const board = await stored();
    await hand.press('button', 'Create Video');
    await completed();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      hand.press('button', 'Download').then(() => hand.press('menuitem', 'MP4 480p')),
    ]);
    await download.saveAs(fileIn('film.mp4'));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    const moments = momentsOf(board);
    const film = await coarseFrames(fileIn('film.mp4'), moments);
    await show('Preview');
    for (const [at, moment] of moments.entries()) {
      const filmed = film.frames[at];
      if (filmed === undefined) throw new Error('The film is too short.');
      await expect
        .poll(async () => apart(await previewAt(page, moment), filmed), { timeout: 10_000 })
        .toBeLessThan(ALIKE);
    }
    // Each scene shows a different picture, so that the comparison can fail.
    for (const [at, filmed] of film.frames.entries()) {
      const next = film.frames[at + SHARES.length];
      if (next !== undefined) expect(apart(filmed, next)).toBeGreaterThan(2 * ALIKE);
    }
    const made = await videos().find(id, board.id);
    expect(made).toMatchObject({ status: 'completed', look: { captionStyle: 'headline' } });
    expect(made?.scenes.map(({ narration }) => narration)).toEqual(SENTENCES);
    expect(workIn('SpeakScene', board.id, 1)).toEqual([]);
    expect(workIn('FilmScene', board.id, 1)).toEqual([0, 1, 2, 3]);

    await show('Scenes');
    await hand.press('button', /^Scene 4\b/u);
    await hand.write('Words of scene 4', NEW_END);
    await saved();
    await hand.press('button', 'Update Video (1 credit)');
    await hand.answer('Update Video (1 credit)');
    await page.getByRole('dialog').waitFor();
    await expect
      .poll(async () => (await videos().find(id, board.id))?.edit, { timeout: FILM_LIMIT_MS })
      .toBeUndefined();
    await completed();
    const updated = await videos().find(id, board.id);
    const attempt = updated?.attempt ?? 0;
    const steps = ['SpeakScene', 'PaintScene', 'FilmScene'] as const;
    expect(steps.map((step) => workIn(step, board.id, attempt))).toEqual([[3], [], [3]]);
    expect(updated?.scenes.at(-1)?.narration).toBe(NEW_END);
    expect((await meIn(page)).credits).toBe(credits - 12);

    for (const { film: shown } of [made, updated].map(defined)) {
      await hand.press('button', 'Bring Back the Previous Version');
      await hand.answer('Bring It Back');
      await expect
        .poll(async () => (await videos().find(id, board.id))?.film?.poster)
        .toBe(defined(shown).poster);
    }
    expect((await meIn(page)).credits).toBe(credits - 12);
    expect(hand.faults()).toEqual([]);
  });
});

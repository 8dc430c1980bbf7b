import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { expect, it, onTestFinished } from 'vitest';
import { captionStyleOf } from '#contract/caption-styles.ts';
import { RENDITIONS } from '#contract/catalogue.ts';
import { certifyFilm } from '#functions/film/certificate/certify-film.ts';
import { joinFilm } from '#functions/film/join/join-film.ts';
import { filmScene } from '#functions/film/picture/film-scene.ts';
import { recordingsIn, sceneIn, speakNarration } from '#test/support/film/film-fixtures.ts';
import { writeOwnClip } from '#test/support/film/own-clip.ts';
import { shortTimeline } from '#test/support/film/short-film.ts';
import { defined } from '#test/support/values.ts';

const RENDITION = RENDITIONS.filter(({ format, quality }) => format === 'mp4' && quality === '480p');

it('passes a film that consists of a black picture and a motionless clip if they are the creator’s own', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'own-certificate-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const still = join(dir, 'black.png');
  await writeFile(still, await createCanvas(640, 360).encode('png'));
  const clip = await writeOwnClip(join(dir, 'own.mp4'), { width: 640, height: 360, fps: 30, frames: 1 });
  const paths: string[] = [];
  for (const [index, shown] of [{ still }, { clip }].entries()) {
    const outDir = join(dir, `scene-${index}`);
    await mkdir(outDir);
    const { clips } = await filmScene({
      ...shown,
      scene: sceneIn(shortTimeline, index),
      index,
      count: 2,
      captionStyle: captionStyleOf('pop'),
      seed: 'own',
      outDir,
      renditions: RENDITION,
    });
    paths.push(defined(clips[0]).path);
  }
  const narration = await speakNarration(join(dir, 'voice.wav'), shortTimeline);
  const film = await joinFilm({
    clips: [{ format: 'mp4', quality: '480p', paths }],
    recordings: recordingsIn(narration, shortTimeline),
    timeline: shortTimeline,
    title: 'Own',
    poster: { clip, title: 'Own' },
    outDir: join(dir, 'film'),
  });
  const certificate = await certifyFilm({
    ...film,
    timeline: shortTimeline,
    captionStyle: captionStyleOf('pop'),
    renditions: RENDITION,
    own: { pictures: [0], clips: [1] },
    signing: 'missing',
  });
  expect(certificate).toMatchObject({ longestBlackSeconds: 0, longestFrozenSeconds: 0 });
  // The captions over the picture are still checked.
  expect(certificate.captionWordsSeen).toBeGreaterThan(4);
});

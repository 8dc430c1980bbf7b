import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { captionStyleOf } from '#contract/caption-styles.ts';
import { FRAMES_PER_SECOND, RENDITIONS } from '#contract/catalogue.ts';
import { certifyFilm } from '#functions/film/certificate/certify-film.ts';
import { measurePicture, measureSound } from '#functions/film/certificate/measure-file.ts';
import {
  ClipUnusable,
  FilmRejected,
  MusicUnreadable,
  NarrationUnreadable,
  StillUnreadable,
} from '#functions/film/files/film-errors.ts';
import { type JoinedFilm, joinFilm, type SceneClips } from '#functions/film/join/join-film.ts';
import { filmScene } from '#functions/film/picture/film-scene.ts';
import {
  paintStill,
  playMusic,
  recordingsIn,
  sceneIn,
  speakNarration,
} from '#test/support/film/film-fixtures.ts';
import { type Finished, timelineOf } from '#test/support/film/short-film.ts';
import { watchFilm } from '#test/support/film/watch-film.ts';
import { defined, takeFrom } from '#test/support/values.ts';

const HOSTILE = '{\\pos(0,0)}';
const timeline = timelineOf([
  `Say ${HOSTILE} %{pts} <script> 'quo"te' 🚀 and`,
  'C:\\Now go out and count the waves',
]);
const clips: (SceneClips & { paths: string[] })[] = RENDITIONS.map(({ format, quality }) => ({
  format,
  quality,
  paths: [],
}));
const small = RENDITIONS.filter(({ quality }) => quality === '480p');
let dir = '';
let film: JoinedFilm;
const inDir = (name: string): string => join(dir, name);
const shoot = (still: string, outDir = inDir('spare')) =>
  filmScene({
    still,
    scene: sceneIn(timeline, 1),
    index: 1,
    count: timeline.scenes.length,
    captionStyle: captionStyleOf('clean'),
    seed: 's',
    outDir,
    renditions: small,
  });
const joined = (changes: Partial<Parameters<typeof joinFilm>[0]> = {}) =>
  joinFilm({
    clips,
    recordings: recordingsIn(inDir('voice.wav'), timeline),
    music: inDir('music.wav'),
    timeline,
    title: 'Two scenes',
    outDir: inDir('again'),
    ...changes,
  });
const finished = (): Finished => ({
  ...film,
  captionStyle: captionStyleOf('pop'),
  timeline,
  signing: 'missing',
});

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'film-test-'));
  await speakNarration(inDir('voice.wav'), timeline);
  await playMusic(inDir('music.wav'), 3);
  for (const { index } of timeline.scenes) {
    const still = await paintStill(
      inDir(index === 0 ? 'still.png' : 'still.jpg'),
      index,
      768,
      index === 0 ? 1152 : 768,
    );
    const filmed = await filmScene({
      still,
      scene: sceneIn(timeline, index),
      index,
      count: timeline.scenes.length,
      captionStyle: captionStyleOf('pop'),
      seed: 'film',
      outDir: inDir('clips'),
    });
    for (const [rung, clip] of filmed.clips.entries()) defined(clips[rung]).paths.push(clip.path);
  }
  film = await joined({ outDir: inDir('film') });
}, 120_000);
afterAll(() => rm(dir, { recursive: true, force: true }));

describe('a finished film', () => {
  it('is delivered in every size and format of the catalogue, exactly as long as its timeline', async () => {
    expect(film.files.map(({ format, quality }) => ({ format, quality }))).toEqual(
      RENDITIONS.map(({ format, quality }) => ({ format, quality })),
    );
    for (const [rung, { path, bytes, format }] of film.files.entries()) {
      const picture = await measurePicture(path);
      expect(picture).toMatchObject({
        codec: format === 'mp4' ? 'h264' : 'vp9',
        width: defined(RENDITIONS[rung]).width,
        height: defined(RENDITIONS[rung]).height,
        packets: timeline.frames,
        isConstantRate: true,
        isBt709: true,
        isYuv420: true,
      });
      expect(picture.longestGroup).toBeLessThanOrEqual(2 * FRAMES_PER_SECOND);
      const sound = await measureSound(path);
      expect(sound).toMatchObject({
        codec: format === 'mp4' ? 'aac' : 'opus',
        sampleRate: 48_000,
        channels: 2,
      });
      expect(Math.abs(sound.endSeconds - picture.endSeconds)).toBeLessThanOrEqual(1 / FRAMES_PER_SECOND);
      expect((await readFile(path)).length).toBe(bytes);
    }
  });

  it('passes certification at -14 LUFS and under -1 dBTP', async () => {
    const certificate = await certifyFilm(finished());
    expect(Math.abs(certificate.loudnessLufs + 14)).toBeLessThanOrEqual(0.5);
    expect(certificate.truePeakDbtp).toBeLessThanOrEqual(-1);
    expect(certificate.audioVideoGapMs).toBeLessThanOrEqual(1000 / FRAMES_PER_SECOND);
    expect(certificate.seconds).toBeCloseTo(timeline.frames / FRAMES_PER_SECOND);
  });

  it('is never black or frozen', async () => {
    const watched = await watchFilm(defined(film.files[0]).path);
    expect(watched).toMatchObject({ frames: timeline.frames, blackSeconds: 0, frozenSeconds: 0 });
  });

  it('leaves no other files behind', async () => {
    expect((await readdir(inDir('film'))).toSorted()).toEqual([
      'captions.vtt',
      'film-1080p.mp4',
      'film-480p.mp4',
      'film-720p.mp4',
      'film-720p.webm',
      'poster.jpg',
      'scene-0.jpg',
      'scene-1.jpg',
    ]);
    expect((await readdir(inDir('clips'))).filter((name) => !/\.(mp4|webm)$/u.test(name))).toEqual([]);
  });

  it('keeps the hostile words of its story verbatim in the captions file', async () => {
    expect(await readFile(film.captions, 'utf8')).toContain(
      `Say ${HOSTILE} %{pts} &lt;script&gt; 'quo"te' 🚀`,
    );
  });
});

const faultsOf = async (changes: Partial<Finished>): Promise<string[]> => {
  const error: unknown = await certifyFilm({ ...finished(), ...changes }).catch((thrown: unknown) => thrown);
  if (!(error instanceof FilmRejected)) throw error;
  return error.faults;
};

describe('a film is rejected', () => {
  it('if its length differs from its timeline', async () => {
    const faults = await faultsOf({ timeline: { ...timeline, frames: timeline.frames + 1 } });
    expect(faults).toHaveLength(RENDITIONS.length);
    expect(faults[0]).toMatch(/has \d+ frames instead of \d+/u);
  });

  it('if a file is damaged, missing or the wrong size', async () => {
    const [lowest, middle, best] = takeFrom(film.files);
    const cut = inDir('cut.mp4');
    await writeFile(cut, (await readFile(best.path)).subarray(0, 40_000));
    const files = [
      lowest,
      { ...middle, path: inDir('nowhere.mp4') },
      { ...best, path: cut },
      { ...lowest, quality: '1080p' as const },
    ];
    expect((await faultsOf({ files })).join('\n')).toMatch(
      /720p mp4 file cannot be read[\s\S]*1080p mp4 file[\s\S]*480×854 instead of 1080×1920/u,
    );
  });

  it('if its poster or its captions are empty', async () => {
    await writeFile(inDir('empty'), '');
    const lowest = { files: film.files.slice(0, 1), renditions: small };
    const captionFaults = await faultsOf({ ...lowest, captions: inDir('empty') });
    expect(captionFaults).toEqual(['The captions file has no captions.']);
    expect(await faultsOf({ ...lowest, poster: inDir('empty') })).toHaveLength(1);
  });
});

describe('film errors name', () => {
  it('a corrupt, tiny, missing or oversized still', async () => {
    await writeFile(inDir('noise.png'), Buffer.alloc(5000, 7));
    await writeFile(inDir('cut.png'), (await readFile(inDir('still.png'))).subarray(0, 9000));
    await writeFile(inDir('dot.png'), createCanvas(1, 1).toBuffer('image/png'));
    const header = Buffer.from(await readFile(inDir('still.png')));
    header.writeUInt32BE(60_000, 16);
    header.writeUInt32BE(60_000, 20);
    await writeFile(inDir('huge.png'), header);
    for (const name of ['noise.png', 'cut.png', 'dot.png', 'huge.png', 'nowhere.png', 'voice.wav'])
      await expect(shoot(inDir(name)), name).rejects.toThrow(StillUnreadable);
  });

  it('a silent, truncated or invalid narration, and invalid music', async () => {
    await writeFile(inDir('noise.mp3'), Buffer.alloc(5000, 7));
    await speakNarration(inDir('silent.wav'), timeline, 0);
    await writeFile(inDir('short.wav'), (await readFile(inDir('voice.wav'))).subarray(0, 200_000));
    for (const name of ['noise.mp3', 'silent.wav', 'short.wav', 'nowhere.mp3'])
      await expect(joined({ recordings: recordingsIn(inDir(name), timeline) }), name).rejects.toThrow(
        NarrationUnreadable,
      );
    await expect(joined({ music: inDir('noise.mp3') })).rejects.toThrow(MusicUnreadable);
  });

  it('a clip that is missing or belongs to another scene', async () => {
    const [lowest] = takeFrom(clips);
    await expect(joined({ clips: [{ ...lowest, paths: [defined(lowest.paths[0])] }] })).rejects.toThrow(
      ClipUnusable,
    );
    await expect(joined({ clips: [{ ...lowest, paths: lowest.paths.toReversed() }] })).rejects.toThrow(
      ClipUnusable,
    );
    await expect(
      joined({ clips: [{ ...lowest, paths: [defined(lowest.paths[0]), inDir('nowhere.mp4')] }] }),
    ).rejects.toThrow(ClipUnusable);
  });
});

it('replaces the clip of a scene that is filmed again in a different caption style', async () => {
  const again = await shoot(inDir('still.jpg'), inDir('retake'));
  const [lowest] = takeFrom(clips);
  const retaken = { ...lowest, paths: [defined(lowest.paths[0]), defined(again.clips[0]).path] };
  const { files } = await joined({ clips: [retaken], music: undefined });
  expect((await measurePicture(defined(files[0]).path)).packets).toBe(timeline.frames);
}, 60_000);

import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer } from 'node-av/api';
import { FF_ENCODER_AAC, FF_ENCODER_LIBX264 } from 'node-av/constants';
import { RENDITIONS } from '#contract/catalogue.ts';
import { webVtt } from '#functions/film/captions/web-vtt.ts';
import type { FilmFile } from '#functions/film/join/join-film.ts';
import { muxFilm } from '#functions/film/join/mux.ts';
import { defined, takeFrom } from '#test/support/values.ts';
import { type Finished, shortClips, shortTimeline } from './short-film.ts';

const LATE_MS = 150;
const smallest = ({ files }: Finished): FilmFile => defined(files.find(({ quality }) => quality === '480p'));
const largest = ({ files }: Finished): FilmFile => defined(files.find(({ quality }) => quality === '720p'));

/** Runs a film’s picture or sound through FFmpeg filters, and writes a file that contains only that stream. */
const filtered = async (
  from: string,
  kind: 'video' | 'audio',
  filters: string,
  to: string,
): Promise<string> => {
  await using input = await Demuxer.open(from);
  const stream = kind === 'video' ? defined(input.video()) : defined(input.audio());
  using decoder = await Decoder.create(stream);
  using filter = FilterAPI.create(filters);
  using encoder =
    kind === 'video'
      ? await Encoder.create(FF_ENCODER_LIBX264, {
          options: {
            preset: 'ultrafast',
            profile: 'high',
            crf: 20,
            g: 60,
            'x264-params': 'scenecut=0:open-gop=0:8x8dct=1',
          },
        })
      : await Encoder.create(FF_ENCODER_AAC, { bitrate: '192k' });
  await using output = await Muxer.open(to, { format: 'mp4' });
  const track = output.addStream(encoder);
  for await (const packet of encoder.packets(filter.frames(decoder.frames(input.packets(stream.index)))))
    await output.writePacket(packet, track);
  return to;
};

/** The film, with filters applied to the picture or sound of its smallest file. */
const remade = async (
  film: Finished,
  dir: string,
  filters: { picture?: string; sound?: string },
  file = smallest(film),
): Promise<Finished> => {
  const { picture, sound } = filters;
  const from = (kind: 'video' | 'audio', change?: string) =>
    change === undefined ? file.path : filtered(file.path, kind, change, join(dir, `${kind}.mp4`));
  const path = join(dir, 'broken.mp4');
  await muxFilm({
    parts: [{ path: await from('video', picture), startFrame: 0, frames: film.timeline.frames }],
    sound: await from('audio', sound),
    format: 'mp4',
    tags: { title: 'Broken' },
    path,
  });
  return replaced(film, path, file);
};

const replaced = async (film: Finished, path: string, spoilt = smallest(film)): Promise<Finished> => {
  const broken = { ...spoilt, path, bytes: (await stat(path)).size };
  return { ...film, files: film.files.map((file) => (file === spoilt ? broken : file)) };
};

/** The same packets, with the index at the end of the file, where most software puts it by default. */
const indexedAtEnd = async (film: Finished, dir: string): Promise<Finished> => {
  const path = join(dir, 'slow-start.mp4');
  {
    await using input = await Demuxer.open(smallest(film).path);
    await using output = await Muxer.open(path, { format: 'mp4' });
    const tracks = input.streams.map((stream) => output.addStream(stream));
    for await (const packet of input.packets())
      if (packet !== null) await output.writePacket(packet, defined(tracks[packet.streamIndex]));
  }
  return replaced(film, path);
};

type Word = (typeof shortTimeline)['words'][number];

/** The film, with different caption text in its smallest file. */
const captionedBy = async (
  film: Finished,
  dir: string,
  change: (word: Word) => Word[],
): Promise<Finished> => {
  const words = shortTimeline.words.flatMap(change);
  const renditions = RENDITIONS.filter(({ quality }) => quality === '480p');
  const [clips] = takeFrom(await shortClips(dir, renditions, { timeline: { ...shortTimeline, words } }));
  const path = join(dir, 'captioned.mp4');
  await muxFilm({
    parts: shortTimeline.scenes.map((scene, index) => ({ path: defined(clips.paths[index]), ...scene })),
    sound: smallest(film).path,
    format: 'mp4',
    tags: { title: 'Broken' },
    path,
  });
  return replaced(film, path);
};

/** The same files, but with a timeline that says words are spoken earlier than the captions show them. */
const spokenEarlier = async (film: Finished, dir: string): Promise<Finished> => {
  const words = film.timeline.words.map(({ startMs, endMs, ...word }) => ({
    ...word,
    startMs: startMs - LATE_MS,
    endMs: endMs - LATE_MS,
  }));
  const timeline = { ...film.timeline, words };
  const captions = join(dir, 'earlier.vtt');
  await writeFile(captions, webVtt(timeline));
  return { ...film, timeline, captions };
};

/** Ways to break a good film, each with the one error message that it must cause. Each gets its own empty `dir`. */
export const BREAKS: Readonly<
  Record<string, { spoil: (film: Finished, dir: string) => Promise<Finished>; sentence: RegExp }>
> = {
  'too loud': {
    spoil: (film, dir) => remade(film, dir, { sound: 'volume=4dB,asoftclip=type=hard:threshold=0.8' }),
    sentence: /^The film is -1\d\.\d LUFS loud instead of -14\.$/u,
  },
  'too quiet': {
    spoil: (film, dir) => remade(film, dir, { sound: 'volume=-6dB' }),
    sentence: /^The film is -(19|20)\.\d LUFS loud instead of -14\.$/u,
  },
  'black for a quarter of a second': {
    spoil: (film, dir) => remade(film, dir, { picture: "drawbox=t=fill:c=black:enable='between(n,66,73)'" }),
    sentence: /^The film is black for 0\.27 s in scene \d\.$/u,
  },
  'frozen for half a second': {
    spoil: (film, dir) => remade(film, dir, { picture: "select='not(between(n,146,160))',fps=30" }),
    sentence: /^The film is frozen for 0\.\d\d s in scene \d\.$/u,
  },
  'late with its captions': {
    spoil: spokenEarlier,
    sentence: /^The captions are 1[3-7]\d ms late at “\w+” in scene \d\.$/u,
  },
  'captioned under the buttons': {
    spoil: (film, dir) => remade(film, dir, { picture: 'scroll=vpos=0.2' }),
    sentence: /^The captions come within \d+ px of the bottom, where apps place their buttons: 320 px must/u,
  },
  'cut off in its sound': {
    spoil: (film, dir) => remade(film, dir, { sound: "aselect='lt(t,4.8)'" }),
    sentence: /^The 480p mp4 file ends its sound 8\d\d ms away from its picture\.$/u,
  },
  'of the wrong size': {
    spoil: async (film) => replaced(film, largest(film).path),
    sentence: /^The 480p mp4 file is 720×1280 instead of 480×854\.$/u,
  },
  'without its index in front': {
    spoil: indexedAtEnd,
    sentence: /^The 480p mp4 file has its index at the end, so it cannot play while it loads\.$/u,
  },
  'black in its largest file alone': {
    spoil: (film, dir) => remade(film, dir, { picture: 'drawbox=t=fill:c=black' }, largest(film)),
    sentence: /^The 720p mp4 file shows another picture at 0\.0 s\.$/u,
  },
  'too loud in its largest file alone': {
    spoil: (film, dir) =>
      remade(film, dir, { sound: 'volume=4dB,asoftclip=type=hard:threshold=0.8' }, largest(film)),
    sentence: /^The film is -1\d\.\d LUFS loud instead of -14\.$/u,
  },
  'without the colour of its captions': {
    spoil: (film, dir) => remade(film, dir, { picture: 'hue=s=0' }),
    sentence: /^The captions show 0 of \d+ words .*; the first without its highlight is “\w+” in scene 1\.$/u,
  },
  'without captions in one scene': {
    spoil: (film, dir) => captionedBy(film, dir, (word) => (word.scene === 0 ? [] : [word])),
    sentence: /^The captions of scene 1 are missing while they are spoken\.$/u,
  },
  'in mono': {
    spoil: (film, dir) =>
      remade(film, dir, { sound: 'aformat=channel_layouts=mono,asoftclip=type=hard:threshold=0.75' }),
    sentence: /^The 480p mp4 file has mono sound\.$/u,
  },
};

import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { framesToSeconds } from '#composition/timeline/frame-times.ts';
import type { Timeline } from '#composition/timeline/timeline.ts';
import type { Rendition } from '#contract/catalogue.ts';
import type { Disclosure } from '#functions/domain/credentials/disclosure.ts';
import { webVtt } from '#functions/film/captions/web-vtt.ts';
import type { FilmSize } from '#functions/film/files/encode.ts';
import { ClipUnusable } from '#functions/film/files/film-errors.ts';
import { type PosterSource, writePoster, writeThumbnail } from '#functions/film/picture/poster.ts';
import { type FilmSound, writeFilmSound } from '#functions/film/sound/film-sound.ts';
import type { SceneRecording } from '#functions/film/sound/join-voice.ts';
import { muxFilm } from './mux.ts';

const APP1 = 0xe1;
const MARKER_BYTES = 2;
const LENGTH_BYTES = 2;
/** The bytes that mark a JPEG segment as XMP. */
const XMP_NAME = 'http://ns.adobe.com/xap/1.0/\0';
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/gu, (sign) => ESCAPES[sign] ?? sign);

const xmpOf = ({ sourceType, note }: Disclosure): string =>
  [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ' xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
    ` xmp:CreatorTool="Veilcast" Iptc4xmpExt:DigitalSourceType="${sourceType}">`,
    `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escaped(note)}</rdf:li></rdf:Alt></dc:description>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('');

/** Writes a disclosure into a JPEG's first segment, as XMP. */
const labelPicture = async (path: string, disclosure: Disclosure): Promise<void> => {
  const picture = await readFile(path);
  const body = Buffer.from(XMP_NAME + xmpOf(disclosure));
  const head = Buffer.from([0xff, APP1, 0, 0]);
  head.writeUInt16BE(body.length + LENGTH_BYTES, MARKER_BYTES);
  await writeFile(
    path,
    Buffer.concat([picture.subarray(0, MARKER_BYTES), head, body, picture.subarray(MARKER_BYTES)]),
  );
};

export type FilmFile = {
  format: Rendition['format'];
  quality: Rendition['quality'];
  path: string;
  bytes: number;
  /** The path of the signed manifest beside the file, if the file’s format can’t contain one. */
  manifest?: string;
};
export type SceneClips = {
  format: Rendition['format'];
  quality: Rendition['quality'];
  paths: readonly string[];
};
export type JoinedFilm = {
  files: FilmFile[];
  /** The path of a 720×1280 JPEG. */
  poster: string;
  /** The path of the WebVTT captions. */
  captions: string;
  /** The paths of the scenes' thumbnails, each a small JPEG. */
  thumbnails: string[];
  /** When each scene begins. */
  sceneStarts: number[];
  seconds: number;
};

/** How far into the first scene the poster is taken, as a fraction of the scene. */
const POSTER_MOMENT = 0.45;

const posterSource = (clips: readonly SceneClips[], timeline: Timeline): { path: string; frame: number } => {
  const best = clips.find(({ quality }) => quality === '1080p') ?? clips[0];
  const path = best?.paths[0];
  if (path === undefined) throw new ClipUnusable('', 'there are no scenes');
  return { path, frame: Math.floor((timeline.scenes[0]?.frames ?? 0) * POSTER_MOMENT) };
};

/**
 * The latest frame that a scene’s thumbnail is taken from: late enough to avoid the flare at the cut, and early
 * enough that the whole scene needn’t be decoded.
 */
const THUMBNAIL_FRAME = 24;

const writeThumbnails = (
  clips: readonly SceneClips[],
  { scenes }: Timeline,
  outDir: string,
): Promise<string>[] => {
  const smallest = clips.find(({ quality }) => quality === '480p') ?? clips[0];
  return scenes.map(async ({ frames }, index) => {
    const path = join(outDir, `scene-${index}.jpg`);
    const frame = Math.min(THUMBNAIL_FRAME, Math.floor(frames / 2));
    await writeThumbnail({ path: smallest?.paths[index] ?? '', frame }, path);
    return path;
  });
};

/**
 * Joins filmed scenes, their recordings and music into the finished files. Pictures are copied and never
 * encoded again; the sound is mixed once, then mastered and encoded for each kind of file.
 * @throws ClipUnusable, NarrationUnreadable, MusicUnreadable when an input cannot be used.
 */
export const joinFilm = async (input: {
  /** For every rendition, the paths of its clips, in scene order. */
  clips: readonly SceneClips[];
  /** The film’s sound; if absent, it is mixed from the recordings and the music. */
  sound?: FilmSound | undefined;
  /** The voice: one recording per scene, in any format that FFmpeg reads. */
  recordings?: readonly SceneRecording[];
  /** The path of a music track. */
  music?: string | undefined;
  timeline: Timeline;
  title: string;
  /** The poster's picture and title; if absent, the poster is a frame of the first scene. */
  poster?: PosterSource | undefined;
  /** The plain metadata that says where the files come from. */
  disclosures?: { readonly film: Disclosure; readonly pictures: Disclosure } | undefined;
  outDir: string;
  size?: FilmSize;
}): Promise<JoinedFilm> => {
  const { clips, timeline, outDir, disclosures } = input;
  await mkdir(outDir, { recursive: true });
  for (const { paths } of clips)
    if (paths.length !== timeline.scenes.length)
      throw new ClipUnusable(outDir, `there are ${paths.length} clips for ${timeline.scenes.length} scenes`);
  let made: FilmSound | undefined;
  try {
    if (input.sound === undefined) ({ sound: made } = await writeFilmSound({ recordings: [], ...input }));
    const sound = input.sound ?? made;
    const mux = async ({ format, quality, paths }: SceneClips): Promise<FilmFile> => {
      const path = join(outDir, `film-${quality}.${format}`);
      const parts = timeline.scenes.map(({ startFrame, frames }, index) => ({
        path: paths[index] ?? '',
        startFrame,
        frames,
      }));
      const tags = { title: input.title, ...(disclosures && { comment: disclosures.film.note }) };
      await muxFilm({ parts, sound: sound?.[format] ?? '', format, tags, path });
      return { format, quality, path, bytes: (await stat(path)).size };
    };
    const [poster, captions] = [join(outDir, 'poster.jpg'), join(outDir, 'captions.vtt')];
    await writeFile(captions, webVtt(timeline));
    const source = input.poster ?? posterSource(clips, timeline);
    const muxed = clips.map(mux);
    const drawn = writeThumbnails(clips, timeline, outDir);
    const postered = writePoster(source, poster);
    // Waits for all of them even if one fails, so that nothing writes to a folder that is being removed.
    await Promise.allSettled([...muxed, ...drawn, postered]);
    const [files, thumbnails] = await Promise.all([Promise.all(muxed), Promise.all(drawn), postered]);
    if (disclosures !== undefined)
      for (const path of [poster, ...thumbnails]) await labelPicture(path, disclosures.pictures);
    return {
      files,
      poster,
      captions,
      thumbnails,
      sceneStarts: timeline.scenes.map(({ startFrame }) => framesToSeconds(startFrame)),
      seconds: framesToSeconds(timeline.frames),
    };
  } finally {
    await Promise.all(Object.values(made ?? {}).map((path) => rm(path, { force: true })));
  }
};

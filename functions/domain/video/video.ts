import { z } from 'zod';
import { CaptionStyleId, Category, Language } from '#contract/schemas/choices.ts';
import { SceneEditKind } from '#contract/schemas/scenes.ts';
import {
  MusicSettings,
  VoiceSettings,
  type Certificate as WireCertificate,
  type Video as WireVideo,
} from '#contract/schemas/videos.ts';
import { Pictures } from '#functions/domain/budget/spending.ts';
import { Charge } from '#functions/domain/credits/credits.ts';
import { Scene } from '#functions/domain/story/story.ts';
import { GivenCertificate } from './certificate.ts';
import { Payer } from './job.ts';
import { progressOf } from './progress.ts';

export const FilmFile = z.object({
  format: z.enum(['mp4', 'webm']),
  quality: z.enum(['480p', '720p', '1080p']),
  key: z.string(),
  bytes: z.int(),
});
export type FilmFile = z.infer<typeof FilmFile>;

/** Storage keys of a finished film. */
export const Film = z.object({
  files: z.array(FilmFile),
  poster: z.string(),
  captions: z.string(),
  seconds: z.number(),
  /** When each scene begins, in seconds; what follows lacks only in films of before there were scene strips. */
  sceneStarts: z.array(z.number()).optional(),
  /** The recording the film was made from, and where its words lie. */
  narration: z.object({ audioKey: z.string(), timelineKey: z.string() }).optional(),
  /** What the finished files measured; films made before there was one have none. */
  certificate: GivenCertificate.optional(),
});
export type Film = z.infer<typeof Film>;

/** A scene of a film; `take` counts its pictures from the second on. */
const FilmedScene = Scene.extend({ take: z.int().min(2).optional() });

/** A video row. The script is kept with it, so that a story can be deleted while its films live on and can be retried. */
export const Video = z.object({
  id: z.string(),
  ownerId: z.string(),
  storyId: z.string(),
  title: z.string(),
  category: Category,
  language: Language,
  scenes: z.array(FilmedScene),
  voice: VoiceSettings,
  music: z.optional(MusicSettings),
  captionStyle: CaptionStyleId,
  /** How this attempt is painted; the stage's own quality when left out. */
  pictures: Pictures.optional(),
  /** `deleting` is hidden from every list; PruneMedia finishes what a deletion began. */
  status: z.enum(['generating', 'completed', 'failed', 'deleting']),
  attempt: z.int().min(1),
  charge: Charge,
  payer: Payer.optional(),
  createdAt: z.iso.datetime(),
  /** When this attempt began. */
  attemptedAt: z.iso.datetime(),
  /** Whether an execution was started for this attempt. */
  started: z.boolean(),
  /** What this attempt has finished, as milestones; see `progress.ts`. */
  done: z.array(z.string()),
  film: Film.optional(),
  /**
   * The scene of a completed film that this attempt does again, and how it was: there exactly while that is under way.
   * The status stays `completed` and `film` is the one before, so that it can be watched and shared meanwhile.
   */
  edit: z.object({ kind: SceneEditKind, scene: z.int().min(0), before: FilmedScene }).optional(),
  /** Why the attempt failed; the film of a completed video is as it was before it. */
  error: z.string().optional(),
  /** Names the film in its public link; made at the first share and kept. */
  shareId: z.string().optional(),
  views: z.int().min(0),
  shares: z.int().min(0),
  downloads: z.int().min(0),
});
export type Video = z.infer<typeof Video>;

const mediaPath = (key: string): string => `/${key}`;

/** The video as its owner's browser sees it. */
export const toWireVideo = (video: Video): WireVideo => ({
  id: video.id,
  storyId: video.storyId,
  title: video.title,
  language: video.language,
  status: video.status === 'deleting' ? 'failed' : video.status,
  duration: video.film === undefined ? 0 : Math.round(video.film.seconds * 10) / 10,
  createdAt: video.createdAt,
  views: video.views,
  shares: video.shares,
  downloads: video.downloads,
  voiceSettings: video.voice,
  captionStyle: video.captionStyle,
  ...(video.music === undefined ? {} : { musicSettings: video.music }),
  ...(video.film === undefined ? {} : filmFacts(video.film)),
  ...(video.status === 'generating'
    ? {
        progress: progressOf(video.done, video.scenes.length),
      }
    : {}),
  ...(video.status === 'completed' ? changeOf(video) : {}),
  ...(video.status === 'failed'
    ? { error: video.error ?? 'We couldn’t make this video. Please try again.' }
    : {}),
});

/** The change of a completed film that is under way, or the sentence why the last one failed. */
const changeOf = ({ edit, error, done, scenes }: Video): Partial<WireVideo> => ({
  ...(edit === undefined
    ? {}
    : {
        editing: { scene: edit.scene + 1, kind: edit.kind },
        progress: progressOf(done, scenes.length, edit),
      }),
  ...(error === undefined ? {} : { error }),
});

/** Where the folder of a film is: each version has its own. */
export const filmFolder = ({ poster }: Film): string => poster.slice(0, poster.lastIndexOf('/') + 1);

/** The key of a scene's small picture. */
export const sceneThumbnail = (film: Film, index: number): string => `${filmFolder(film)}scene-${index}.jpg`;

/** The file that players show. */
export const playedFile = (film: Film): FilmFile | undefined =>
  film.files.find((file) => file.format === 'mp4' && file.quality === '720p');

const shortForm = ({
  loudnessLufs,
  truePeakDbtp,
  captionErrorMs,
  certifiedAt,
}: GivenCertificate): WireCertificate => ({ loudnessLufs, truePeakDbtp, captionErrorMs, certifiedAt });

const filmFacts = (film: Film) => {
  const played = playedFile(film);
  return {
    thumbnail: mediaPath(film.poster),
    captionsUrl: mediaPath(film.captions),
    ...(played === undefined ? {} : { videoUrl: mediaPath(played.key) }),
    ...(film.certificate === undefined ? {} : { certificate: shortForm(film.certificate) }),
  };
};

const FALLBACK_NAME = 'veilcast-video';
const NAME_MAX_CHARS = 80;

/** A download's name after the title: `the-lost-lighthouse-720p.mp4`; letters that ASCII lacks lose their accents. */
export const downloadName = (title: string, file: Pick<FilmFile, 'format' | 'quality'>): string => {
  const slug = title
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, NAME_MAX_CHARS)
    .replace(/^-+|-+$/gu, '');
  return `${slug || FALLBACK_NAME}-${file.quality}.${file.format}`;
};

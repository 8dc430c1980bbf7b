import { randomBytes } from 'node:crypto';
import type { Files, StoredFile } from './files.ts';
import { GoogleError, invalid } from './google-error.ts';
import type { Arrived } from './sessions.ts';
import type { State, Video } from './state.ts';

const PER_PAGE_MOST = 50;
const PER_PAGE = 5;

/** The videos of all channels, newest last. */
export class Videos {
  readonly #state: State;
  readonly #now: () => number;
  readonly #processingMs: number;
  readonly #files: Files;
  #endsProcessing = true;
  #isAudited = true;
  #next: Video['found'];

  constructor(state: State, files: Files, now: () => number, processingMs: number) {
    this.#state = state;
    this.#files = files;
    this.#now = now;
    this.#processingMs = processingMs;
  }

  /** Whether videos that arrive from now on are ever processed. */
  endProcessing(ends: boolean): void {
    this.#endsProcessing = ends;
  }

  /** Videos of an app that isn’t audited stay private. */
  audit(isAudited: boolean): void {
    this.#isAudited = isAudited;
  }

  /** The outcome for the next video, which then isn’t processed. */
  findNext(found: Video['found']): void {
    this.#next = found;
  }

  add({ channelId, resource, contentType, file }: Arrived): string {
    const id = randomBytes(8).toString('base64url');
    const now = this.#now();
    const { snippet, status } = resource;
    this.#state.videos.push({
      id,
      channelId,
      snippet,
      status: this.#isAudited ? status : { ...status, privacyStatus: 'private' },
      createdAt: Math.floor(now / 1000) * 1000,
      bytes: file.length,
      readyAt: this.#endsProcessing ? now + this.#processingMs : null,
      ...(this.#next !== undefined && { found: this.#next }),
      figures: { views: 0, likes: 0, comments: 0 },
      captions: [],
      hasThumbnail: false,
    });
    this.#next = undefined;
    this.#files.put('film', id, { contentType, body: file });
    return id;
  }

  get all(): readonly Video[] {
    return this.#state.videos;
  }

  find(id: string): Video | undefined {
    return this.#state.videos.find((each) => each.id === id);
  }

  remove(id: string): void {
    if (this.find(id) === undefined) return;
    this.#state.videos = this.#state.videos.filter((each) => each.id !== id);
    this.#files.remove(id);
  }

  filmOf(id: string): StoredFile | undefined {
    return this.find(id) && this.#files.find('film', id);
  }

  thumbnailOf(id: string): StoredFile | undefined {
    return this.find(id) && this.#files.find('thumbnail', id);
  }

  setThumbnail(id: string, file: StoredFile): void {
    const video = this.find(id);
    if (video !== undefined) video.hasThumbnail = true;
    this.#files.put('thumbnail', id, file);
  }

  /** One of a channel’s videos. Throws a `GoogleError`. */
  ownOf(channelId: string, id: string): Video {
    const video = this.find(id);
    if (video === undefined) throw new GoogleError(404, 'videoNotFound', 'The video could not be found.');
    if (video.channelId !== channelId)
      throw new GoogleError(403, 'forbidden', 'The request is not properly authorized.');
    return video;
  }

  /** A video as the API shows it to its owner. */
  resourceOf(video: Video) {
    const { id, channelId, snippet, status, createdAt, readyAt, found = {} } = video;
    const { processingStatus, processingFailureReason, ...scripted } = found;
    const isReady = readyAt !== null && readyAt <= this.#now();
    const isPublic = status.publishAt !== undefined && Date.parse(status.publishAt) <= this.#now();
    return {
      kind: 'youtube#video',
      id,
      snippet: { ...snippet, channelId, publishedAt: new Date(createdAt).toISOString() },
      status: {
        ...status,
        ...(isPublic && { privacyStatus: 'public' }),
        uploadStatus: isReady ? 'processed' : 'uploaded',
        license: 'youtube',
        embeddable: status.embeddable ?? true,
        ...scripted,
      },
      processingDetails: {
        processingStatus: processingStatus ?? (isReady ? 'succeeded' : 'processing'),
        ...(processingFailureReason !== undefined && { processingFailureReason }),
      },
    };
  }

  /** A page of a channel’s uploads playlist, newest first. Throws a `GoogleError`. */
  pageOf(channelId: string, query: URLSearchParams) {
    const size = Number(query.get('maxResults') ?? PER_PAGE);
    const from = Number(query.get('pageToken') ?? 0);
    if (!Number.isInteger(size) || size < 0 || size > PER_PAGE_MOST)
      throw invalid('invalidParameter', 'Invalid value for maxResults.');
    if (!Number.isInteger(from) || from < 0)
      throw invalid('invalidPageToken', 'The page token is not supported.');
    const uploads = this.#state.videos.filter((video) => video.channelId === channelId).toReversed();
    return {
      kind: 'youtube#playlistItemListResponse',
      ...(from + size < uploads.length && { nextPageToken: String(from + size) }),
      pageInfo: { totalResults: uploads.length, resultsPerPage: size },
      items: uploads.slice(from, from + size).map(({ id, snippet, createdAt }) => ({
        kind: 'youtube#playlistItem',
        snippet: {
          title: snippet.title,
          description: snippet.description,
          publishedAt: new Date(createdAt).toISOString(),
          resourceId: { kind: 'youtube#video', videoId: id },
        },
      })),
    };
  }
}

import { z } from 'zod';
import { GoogleError, invalid, json } from './google-error.ts';
import { grantOf, type Handle, headerOf, partsOf, WRITE } from './handle.ts';

const CAPTIONS = ['youtube.force-ssl'];
const THUMBNAIL_BYTES = 50 * 1024 * 1024;
const Caption = z.strictObject({
  snippet: z.strictObject({
    videoId: z.string(),
    language: z.string().min(2),
    name: z.string(),
    isDraft: z.boolean().optional(),
  }),
});

/** A JSON description and the file that was sent with it. */
interface Related {
  readonly description: unknown;
  readonly file: string;
}

const malformed = (): GoogleError => invalid('badContent', 'Malformed multipart body.');

/** Reads a multipart/related body with two parts, the first of which is JSON. Throws a `GoogleError`. */
const readRelated = (contentType: string, body: Buffer): Related => {
  const boundary = /^multipart\/related;\s*boundary="?([\w'()+,./:=?-]{1,70})"?$/u.exec(contentType)?.[1];
  if (boundary === undefined) throw malformed();
  const [before, first, second, end, ...more] = body.toString('utf8').split(`--${boundary}`);
  if (before !== '' || end?.trim() !== '--' || more.length > 0) throw malformed();
  const [description, file] = [first, second].map((part = '') => {
    const at = part.indexOf('\r\n\r\n');
    if (!part.startsWith('\r\n') || at === -1 || !part.endsWith('\r\n')) throw malformed();
    const type = /^content-type:\s*(\S[^\r\n]*)$/imu.exec(part.slice(0, at))?.[1];
    if (type === undefined) throw malformed();
    return { type, text: part.slice(at + 4, -2) };
  });
  if (description?.type.startsWith('application/json') !== true || file === undefined) throw malformed();
  try {
    return { description: JSON.parse(description.text), file: file.text };
  } catch {
    throw malformed();
  }
};

/** A video’s picture. */
export const thumbnailsSet: Handle = (world, request) => {
  const { channelId } = grantOf(world, request, WRITE);
  const video = world.videos.ownOf(channelId, request.url.searchParams.get('videoId') ?? '');
  const contentType = headerOf(request.headers, 'content-type');
  if (!/^image\/(?:jpeg|png)$/u.test(contentType) || request.body.length === 0)
    throw invalid('invalidImage', 'The provided image content is invalid.');
  if (request.body.length > THUMBNAIL_BYTES)
    throw invalid('mediaBodyTooLarge', 'The image is larger than 50 MB.');
  world.quotas.use('shared', 50);
  world.videos.setThumbnail(video.id, { contentType, body: request.body });
  return json({ kind: 'youtube#thumbnailSetResponse', items: [{}] });
};

/** A video’s captions. */
export const captionsList: Handle = (world, request) => {
  const { channelId } = grantOf(world, request, CAPTIONS);
  partsOf(request.url, ['id', 'snippet']);
  const video = world.videos.ownOf(channelId, request.url.searchParams.get('videoId') ?? '');
  world.quotas.use('shared', 50);
  return json({
    kind: 'youtube#captionListResponse',
    items: video.captions.map(({ language }) => ({
      kind: 'youtube#caption',
      id: `${video.id}-${language}`,
      snippet: { videoId: video.id, language, name: '', isDraft: false },
    })),
  });
};

/** A video’s captions, which need their own scope. */
export const captionsInsert: Handle = (world, request) => {
  const { channelId } = grantOf(world, request, CAPTIONS);
  partsOf(request.url, ['id', 'snippet']);
  const { description, file } = readRelated(headerOf(request.headers, 'content-type'), request.body);
  const caption = Caption.safeParse(description).data?.snippet;
  if (caption === undefined) throw invalid('invalidMetadata', 'The request contains invalid metadata.');
  const video = world.videos.ownOf(channelId, caption.videoId);
  world.quotas.use('shared', 400);
  if (video.captions.some(({ language }) => language === caption.language))
    throw new GoogleError(409, 'captionExists', 'The video already has captions of this language and name.');
  video.captions.push({ language: caption.language, text: file });
  return json({ kind: 'youtube#caption', id: `${video.id}-${caption.language}`, snippet: caption });
};

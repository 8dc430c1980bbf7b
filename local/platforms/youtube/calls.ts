import { API, UPLOAD } from './addresses.ts';
import { captionsInsert, captionsList, thumbnailsSet } from './attachments.ts';
import { checkResource } from './check-resource.ts';
import { GoogleError, invalid, json } from './google-error.ts';
import {
  grantOf,
  type Handle,
  headerOf,
  idsOf,
  jsonBody,
  partsOf,
  READ,
  type Request,
  WRITE,
} from './handle.ts';
import { playlistOf } from './state.ts';

interface Call {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly handle: Handle;
}

const channelsList: Handle = (world, request) => {
  const { channelId } = grantOf(world, request, READ);
  const parts = partsOf(request.url, ['id', 'snippet', 'contentDetails']);
  if (request.url.searchParams.get('mine') !== 'true')
    throw invalid('missingRequiredParameter', 'No filter selected.');
  world.quotas.use('shared', 1);
  const channel = world.state.channels.find(({ id }) => id === channelId);
  const picture = (size: number) => ({ url: `${world.origin()}/pictures/${channelId}?s=${size}` });
  return json({
    kind: 'youtube#channelListResponse',
    ...(channel !== undefined && {
      items: [
        {
          kind: 'youtube#channel',
          id: channelId,
          ...(parts.has('snippet') && {
            snippet: {
              title: channel.name,
              thumbnails: { default: picture(88), medium: picture(240) },
            },
          }),
          ...(parts.has('contentDetails') && {
            contentDetails: { relatedPlaylists: { uploads: playlistOf(channelId) } },
          }),
        },
      ],
    }),
  });
};

const playlistItemsList: Handle = (world, request) => {
  const { channelId } = grantOf(world, request, READ);
  partsOf(request.url, ['id', 'snippet', 'contentDetails', 'status']);
  world.quotas.use('shared', 1);
  if (request.url.searchParams.get('playlistId') !== playlistOf(channelId))
    throw new GoogleError(404, 'playlistNotFound', 'The playlist could not be found.');
  return json(world.videos.pageOf(channelId, request.url.searchParams));
};

const videosList: Handle = ({ videos, ...world }, request) => {
  const { channelId } = grantOf({ videos, ...world }, request, READ);
  const parts = partsOf(request.url, ['id', 'snippet', 'status', 'processingDetails']);
  const ids = idsOf(request.url);
  world.quotas.use('shared', 1);
  const found = videos.all.filter((video) => ids.includes(video.id) && video.channelId === channelId);
  return json({
    kind: 'youtube#videoListResponse',
    items: found.map((video) => {
      const { kind, id, ...whole } = videos.resourceOf(video);
      return {
        kind,
        id,
        ...Object.fromEntries(Object.entries(whole).filter(([part]) => parts.has(part))),
      };
    }),
  });
};

const batchGetStats: Handle = (world, request) => {
  grantOf(world, request, READ);
  partsOf(request.url, ['id', 'statistics']);
  const ids = idsOf(request.url);
  world.quotas.use('figures', 1);
  return json({
    kind: 'youtube#videoBatchGetStatsResponse',
    items: world.videos.all
      .filter(({ id }) => ids.includes(id))
      .map(({ id, figures: { views, likes, comments } }) => ({
        id,
        statistics: {
          viewCount: String(views),
          ...(likes !== undefined && { likeCount: String(likes) }),
          ...(comments !== undefined && { commentCount: String(comments) }),
        },
      })),
  });
};

const videosInsert: Handle = (world, request) => {
  const { channelId } = grantOf(world, request, WRITE);
  const parts = partsOf(request.url, ['snippet', 'status']);
  if (parts.size < 2 || request.url.searchParams.get('uploadType') !== 'resumable')
    throw invalid('badRequest', 'This stand-in takes resumable uploads with snippet and status.');
  const resource = checkResource(jsonBody(request.body), world.now());
  world.quotas.use('uploads', 1);
  const id = world.sessions.open(channelId, resource, {
    length: headerOf(request.headers, 'x-upload-content-length'),
    type: headerOf(request.headers, 'x-upload-content-type'),
  });
  const location = `${world.origin()}${UPLOAD}/videos?uploadType=resumable&upload_id=${id}`;
  return { status: 200, headers: { location }, body: '' };
};

const putPart: Handle = (world, request) => {
  const { channelId } = grantOf(world, request, WRITE);
  const id = request.url.searchParams.get('upload_id') ?? '';
  return world.sessions.put(id, channelId, headerOf(request.headers, 'content-range'), request.body);
};

const oauthForm = ({ body }: Request): URLSearchParams => new URLSearchParams(body.toString('utf8'));

const CALLS: readonly Call[] = [
  { name: 'token', method: 'POST', path: '/token', handle: ({ oauth }, r) => oauth.token(oauthForm(r)) },
  { name: 'revoke', method: 'POST', path: '/revoke', handle: ({ oauth }, r) => oauth.revoke(oauthForm(r)) },
  { name: 'channels.list', method: 'GET', path: `${API}/channels`, handle: channelsList },
  { name: 'playlistItems.list', method: 'GET', path: `${API}/playlistItems`, handle: playlistItemsList },
  { name: 'videos.list', method: 'GET', path: `${API}/videos`, handle: videosList },
  { name: 'videos.batchGetStats', method: 'GET', path: `${API}/videos:batchGetStats`, handle: batchGetStats },
  { name: 'videos.insert', method: 'POST', path: `${UPLOAD}/videos`, handle: videosInsert },
  { name: 'part', method: 'PUT', path: `${UPLOAD}/videos`, handle: putPart },
  { name: 'progress', method: 'PUT', path: `${UPLOAD}/videos`, handle: putPart },
  { name: 'thumbnails.set', method: 'POST', path: `${UPLOAD}/thumbnails/set`, handle: thumbnailsSet },
  { name: 'captions.list', method: 'GET', path: `${API}/captions`, handle: captionsList },
  { name: 'captions.insert', method: 'POST', path: `${UPLOAD}/captions`, handle: captionsInsert },
];

/** Which API call a request is. A request for the number of bytes received is a `progress`, not a `part`. */
export const findCall = ({ method, url, headers }: Omit<Request, 'body'>): Call | undefined => {
  const found = CALLS.find((call) => call.method === method && call.path === url.pathname);
  const isQuestion = headerOf(headers, 'content-range').startsWith('bytes */');
  return found?.name === 'part' && isQuestion ? CALLS.find(({ name }) => name === 'progress') : found;
};

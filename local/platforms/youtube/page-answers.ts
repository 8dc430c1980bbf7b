import { createHash } from 'node:crypto';
import { STYLE } from '#local/sign-in/page.ts';
import { ACCOUNT_PICTURE } from '../account-picture.ts';
import { allowedIn } from '../consent-boxes.ts';
import { CONSENT } from './addresses.ts';
import type { StoredFile } from './files.ts';
import { type Answer, OAuthError } from './google-error.ts';
import type { Request, World } from './handle.ts';
import type { Asked } from './oauth.ts';
import { consentPage, postsPage, refusedPage } from './pages.ts';

const NAME_CHARS = 100;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const show = (body: string, status = 200, leadsTo = ''): Answer => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': `default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'sha256-${STYLE_HASH}'; form-action 'self' ${leadsTo}; frame-ancestors 'none'; base-uri 'none'`,
  },
  body,
});

const goTo = (address: URL): Answer => ({ status: 303, headers: { location: address.href }, body: '' });

const answerConsent = ({ oauth }: World, { method, body }: Request, asked: Asked): Answer => {
  const leadsTo = new URL(asked.redirectUri).origin;
  if (method !== 'POST') return show(consentPage(asked.scopes), 200, leadsTo);
  const form = new URLSearchParams(body.toString('utf8'));
  if (form.get('action') === 'cancel') return goTo(oauth.cancel(asked));
  const name = form.get('name')?.trim() ?? '';
  return name === '' || name.length > NAME_CHARS
    ? show(consentPage(asked.scopes, 'Enter the name of your channel.'), 422, leadsTo)
    : goTo(oauth.allow(asked, { name, scopes: allowedIn(form, asked.scopes) }));
};

/** A whole file, or the range that a player requests. */
const fileAnswer = (file: StoredFile | undefined, range: string | undefined): Answer => {
  if (file === undefined) return show(refusedPage('this file is not here'), 404);
  const { contentType, body } = file;
  const headers = {
    'content-type': contentType,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  };
  const [isRange, first = '0', last = ''] = /^bytes=(\d+)-(\d*)$/u.exec(range ?? '') ?? [];
  if (isRange === undefined) return { status: 200, headers, body };
  const from = Number(first);
  const to = Math.min(last === '' ? body.length : Number(last) + 1, body.length);
  if (from >= to) return { status: 416, headers: { 'content-range': `bytes */${body.length}` }, body: '' };
  return {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${from}-${to - 1}/${body.length}` },
    body: body.subarray(from, to),
  };
};

/** The response when a person visits a page; undefined for a program’s call. */
export const servePage = (world: World, request: Request): Answer | undefined => {
  const { url, headers } = request;
  const { videos, state, oauth } = world;
  const [, room, id = '', part] = url.pathname.split('/');
  if (url.pathname === CONSENT) {
    try {
      return answerConsent(world, request, oauth.readAsked(url.searchParams));
    } catch (error) {
      if (error instanceof OAuthError) return show(refusedPage(error.error), 400);
      throw error;
    }
  }
  if (room === 'pictures')
    return { status: 200, headers: { 'content-type': 'image/svg+xml' }, body: ACCOUNT_PICTURE };
  if (room !== 'posts') return undefined;
  if (part === 'film') return fileAnswer(videos.filmOf(id), headers.range);
  if (part === 'thumbnail') return fileAnswer(videos.thumbnailOf(id), headers.range);
  const posts = videos.all.toReversed().map((video) => ({
    video,
    resource: videos.resourceOf(video),
    hasFilm: videos.filmOf(video.id) !== undefined,
  }));
  return show(postsPage(posts, state.channels));
};

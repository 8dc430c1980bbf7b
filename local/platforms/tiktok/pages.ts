import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type Html, html, page, STYLE } from '#local/sign-in/page.ts';
import { consentBoxes } from '../consent-boxes.ts';
import type { ConsentRequest } from './oauth.ts';
import type { Creator, Post } from './state.ts';

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const RIGHTS: Readonly<Record<string, string>> = {
  'user.info.basic': 'Read your name and picture',
  'video.upload': 'Send videos to your inbox as drafts',
  'video.publish': 'Post videos to your profile',
};

const STAND_IN = html`<p>This page runs on your own machine in place of TikTok. Nothing leaves it.</p>`;

/** Sends a page whose form may redirect to `leadsTo`. */
export const sendPage = (
  response: ServerResponse,
  status: number,
  title: string,
  body: Html,
  leadsTo = '',
): void => {
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': `default-src 'none'; img-src data:; media-src 'self'; style-src 'sha256-${STYLE_HASH}'; form-action 'self' ${leadsTo}; frame-ancestors 'none'; base-uri 'none'`,
    })
    .end(page(title, html`<h1>${title}</h1>${body}`.text));
};

/** The form that asks for the name of an account and for consent. */
export const consentForm = ({ scopes }: ConsentRequest, problem?: string): Html => {
  const state = problem === undefined ? '' : html` aria-invalid="true" aria-describedby="name-problem"`;
  const note = problem === undefined ? '' : html`<p class="problem" id="name-problem">${problem}</p>`;
  return html`${STAND_IN}<p>Use any name: the same name is always the same account.</p><form method="post" novalidate>
<div class="field"><label for="name">Name of the account</label><input id="name" name="name" required maxlength="100" autofocus${state}>${note}</div>
<h2>Veilcast asks to</h2>${consentBoxes(scopes, (scope) => RIGHTS[scope] ?? scope)}
<div class="actions"><button class="primary" type="submit" name="action" value="allow">Allow</button><button type="submit" name="action" value="cancel">Cancel</button></div></form>`;
};

const fieldsOf = (post: Post, creator: Creator | undefined): readonly (readonly [string, string])[] => [
  ['Account', creator?.name ?? post.openId],
  ['Way', post.way],
  ...Object.entries(post.info ?? {}).map(([name, value]) => [name, String(value)] as const),
  ['Bytes', `${post.arrived} of ${post.size}`],
];

const postPart = (post: Post, status: string, creator: Creator | undefined): Html => {
  const film =
    post.wholeAt === undefined
      ? html`<p>The file hasn’t arrived whole.</p>`
      : html`<video controls preload="metadata" width="200" src="/posts/${post.publishId}"></video>`;
  const fields = fieldsOf(post, creator).map(([name, value]) => html`<li>${name}: ${value}</li>`);
  return html`<h2>${post.publishId}: ${status}</h2>${film}<ul>${fields}</ul>`;
};

/** The list of everything that was posted, newest first. */
export const postList = (
  posts: readonly Post[],
  creators: ReadonlyMap<string, Creator>,
  statusOf: (post: Post) => string,
): Html => {
  const parts = posts.toReversed().map((post) => postPart(post, statusOf(post), creators.get(post.openId)));
  return html`${STAND_IN}${parts.length === 0 ? html`<p>Nothing has been posted yet.</p>` : parts}`;
};

import { type Html, html, page } from '#local/sign-in/page.ts';
import { consentBoxes } from '../consent-boxes.ts';
import type { Channel, Video } from './state.ts';

const ALLOWED: Readonly<Record<string, string>> = {
  'youtube.upload': 'Upload videos to your channel',
  'youtube.readonly': 'See your channel and how its videos do',
  'youtube.force-ssl': 'Add captions to your videos',
};

const wordsOf = (scope: string): string => ALLOWED[scope.slice(scope.lastIndexOf('/') + 1)] ?? scope;

/** The page on which a person lets our app use their channel. */
export const consentPage = (scopes: readonly string[], problem?: string): string => {
  const state = problem === undefined ? '' : html` aria-invalid="true" aria-describedby="name-problem"`;
  const note = problem === undefined ? '' : html`<p class="problem" id="name-problem">${problem}</p>`;
  return page(
    'Connect YouTube (stand-in)',
    html`<h1>Connect YouTube (stand-in)</h1><p>This page runs on your own machine in place of Google. Use any name; the same name always opens the same channel.</p><form method="post" novalidate><p>Veilcast asks to:</p>${consentBoxes(scopes, wordsOf)}<div class="field"><label for="name">Name of your channel</label><input id="name" name="name" required maxlength="100" autocomplete="off" autofocus${state}>${note}</div><div class="actions"><button class="primary" type="submit" name="action" value="allow">Allow</button><button type="submit" name="action" value="cancel">Cancel</button></div></form>`
      .text,
  );
};

export const refusedPage = (error: string): string =>
  page('Access blocked', html`<h1>Access blocked</h1><p>The app’s request is invalid: ${error}.</p>`.text);

/** A record, shown as one line per field with name and value. */
const linesOf = (value: unknown, name = ''): readonly Html[] => {
  if (Array.isArray(value)) return [html`<li>${name}: ${value.join(', ')}</li>`];
  if (typeof value !== 'object' || value === null) return [html`<li>${name}: ${String(value)}</li>`];
  return Object.entries(value).flatMap(([key, each]) => linesOf(each, name === '' ? key : `${name}.${key}`));
};

interface Shown {
  readonly video: Video;
  readonly resource: unknown;
  readonly hasFilm: boolean;
}

const postOf = ({ video, resource, hasFilm }: Shown): Html => {
  const { id, snippet, figures, captions, hasThumbnail, bytes } = video;
  const film = hasFilm
    ? html`<video controls playsinline preload="metadata" width="100%" src="/posts/${id}/film"></video>`
    : html`<p>This file is no longer kept.</p>`;
  const poster = hasThumbnail
    ? html`<p><img width="100%" alt="Thumbnail" src="/posts/${id}/thumbnail"></p>`
    : '';
  const tracks = captions.map(
    ({ language, text }) =>
      html`<details><summary>Captions (${language})</summary><pre>${text}</pre></details>`,
  );
  return html`<section id="${id}"><h2>${snippet.title}</h2>${film}${poster}<ul>${[...linesOf(resource), ...linesOf({ figures, bytes })]}</ul>${tracks}</section>`;
};

/** Everything that was posted, newest first. */
export const postsPage = (posts: readonly Shown[], channels: readonly Channel[]): string => {
  const nameOf = (id: string): string => channels.find((channel) => channel.id === id)?.name ?? id;
  const body = posts.map((post) => html`<p>${nameOf(post.video.channelId)}</p>${postOf(post)}`);
  return page(
    'Posted on YouTube (stand-in)',
    html`<h1>Posted on YouTube (stand-in)</h1>${posts.length === 0 ? html`<p>Nothing has been posted yet.</p>` : body}`
      .text,
  );
};

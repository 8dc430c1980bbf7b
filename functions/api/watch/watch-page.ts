import { LANGUAGE_NAMES } from '#contract/catalogue.ts';
import { hrefOf } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import type { WatchedFilm } from '#contract/schemas/sharing.ts';
import { makersInWords } from '#functions/domain/credentials/disclosure.ts';
import { type FilmMakers, isGenerating } from '#functions/domain/credentials/maker.ts';
import { html, type Markup } from '#functions/domain/request/markup.ts';
import { page } from './page.ts';
import { reportForm } from './report-form.ts';

interface WatchPageParts {
  readonly film: WatchedFilm;
  readonly makers: FilmMakers | undefined;
  readonly shareId: string;
  /** The site's own address. */
  readonly origin: string;
  /** A signed path to the video, for sites that embed it; the page itself uses cookies. */
  readonly embedded: string;
  /** A message that says who may open this page; undefined if anyone may. */
  readonly onlyFor: string | undefined;
  /** Why the video cannot be played until next month. */
  readonly resting: string | undefined;
  /** Whether viewers are warned before the video is shown. */
  readonly isSensitive: boolean;
  /** The page's own address. */
  readonly address: string;
}

/** The size in pixels of both the poster and the video file. */
const SIZE = { width: 720, height: 1280 } as const;
const SECONDS_PER_MINUTE = 60;

/** `0:42`. */
const clock = (seconds: number): string => {
  const whole = Math.round(seconds);
  const rest = String(whole % SECONDS_PER_MINUTE).padStart(2, '0');
  return `${Math.floor(whole / SECONDS_PER_MINUTE)}:${rest}`;
};

type Tag = readonly [string, string | number];

const pictureTags = (poster: string, title: string): readonly Tag[] => [
  ['og:image', poster],
  ['og:image:type', 'image/jpeg'],
  ['og:image:width', SIZE.width],
  ['og:image:height', SIZE.height],
  ['og:image:alt', title],
];

const videoTags = (address: string): readonly Tag[] => [
  ['og:video', address],
  ['og:video:type', 'video/mp4'],
  ['og:video:width', SIZE.width],
  ['og:video:height', SIZE.height],
];

const tagsOf = ({
  film,
  shareId,
  origin,
  embedded,
  resting,
  isSensitive,
  address,
}: WatchPageParts): Markup => {
  const poster = origin + hrefOf(routes.openWatchPoster, { share_id: shareId });
  const description = `A ${clock(film.duration)} video made with Veilcast.`;
  const properties: readonly Tag[] = [
    ['og:site_name', 'Veilcast'],
    ['og:type', 'video.other'],
    ['og:title', film.title],
    ['og:description', description],
    ['og:url', address],
    ...(isSensitive ? [] : pictureTags(poster, film.title)),
    ...(isSensitive || resting !== undefined ? [] : videoTags(origin + embedded)),
  ];
  const names: readonly (readonly [string, string])[] = [
    ['description', description],
    ['twitter:card', isSensitive ? 'summary' : 'summary_large_image'],
    ['twitter:title', film.title],
    ['twitter:description', description],
    ...(isSensitive
      ? []
      : ([
          ['twitter:image', poster],
          ['twitter:image:alt', film.title],
        ] as const)),
  ];
  return html`<link rel="canonical" href="${address}" />
    ${properties.map(([property, content]) => html`<meta property="${property}" content="${content}" />\n    `)}${names.map(
      ([name, content]) => html`<meta name="${name}" content="${content}" />\n    `,
    )}<script src="/watch.js" defer></script>
    <script src="/report.js" defer></script>`;
};

/** The poster, and the message shown over it. */
const restingPart = ({ film }: WatchPageParts, sentence: string): Markup =>
  html`<div class="player__poster">
        <img class="player__still" src="${film.posterUrl}" alt="" width="${SIZE.width}" height="${SIZE.height}" />
        <p class="player__rest">${sentence}</p>
        </div>`;

const playerPart = ({ film, shareId }: WatchPageParts): Markup => {
  const source = hrefOf(routes.openWatchedFilm, { share_id: shareId });
  return html`<div class="player__poster">
        <video
          controls
          playsinline
          preload="metadata"
          width="${SIZE.width}"
          height="${SIZE.height}"
          aria-label="${film.title}"
          src="${source}"
          poster="${film.posterUrl}"
          data-film="${hrefOf(routes.readWatched, { share_id: shareId })}"
          data-events="${hrefOf(routes.recordWatchEvent, { share_id: shareId })}"
        >
          <track
            kind="captions"
            srclang="${film.language}"
            label="${LANGUAGE_NAMES[film.language]}"
            src="${film.captionsUrl}"
          />
          <p>This browser can’t play the video here. <a href="${source}">Open the video</a> instead.</p>
        </video>
        <button class="play" type="button" aria-label="Play" hidden>
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M7 4.5v15l12.5-7.5z" /></svg>
        </button>
        </div>
        <p class="problem" role="status" hidden></p>`;
};

/** Hides the player, poster included, until the viewer has read the warning. */
const warned = (player: Markup): Markup =>
  html`<details class="warned">
        <summary>
          <span>This video may contain scenes that disturb some viewers.</span>
          <span class="button">Show the Video</span>
        </summary>
        ${player}
        </details>`;

/** What made the video. If that isn’t known, the page says that AI may have made it. */
const madeWith = (makers: FilmMakers | undefined): Markup => {
  const isAi =
    makers === undefined ||
    [...(makers.words ?? []), ...makers.pictures, ...makers.voices].some(isGenerating);
  return html`<p><strong>Made with ${isAi ? 'AI and ' : ''}Veilcast.</strong> ${makers === undefined ? '' : `${makersInWords(makers)}.`}</p>`;
};

/**
 * A shared video. The page works without scripts. A script counts viewings, renews the cookies, and moves the play
 * button away from the poster’s title, which the browser’s own button would cover.
 */
export const watchPage = (parts: WatchPageParts): string => {
  const { film, makers, resting, isSensitive, onlyFor } = parts;
  const player = resting === undefined ? playerPart(parts) : restingPart(parts, resting);
  return page({
    title: `${film.title} – Veilcast`,
    head: tagsOf(parts),
    kind: 'film',
    main: html`<h1 lang="${film.language}">${film.title}</h1>
      <div class="player">
        ${isSensitive ? warned(player) : player}
      </div>
      <div class="invite">
        ${onlyFor === undefined ? '' : html`<p class="only-for">${onlyFor}</p>`}
        ${madeWith(makers)}
        <p><a class="button" href="/">Make Your Own</a></p>
        ${reportForm(parts.shareId)}
      </div>`,
  });
};

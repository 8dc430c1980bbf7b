import prefresh from '@prefresh/vite';
import { defineConfig } from 'vite';
import { copyPreviews } from './web/copy-previews.ts';
import { prerender } from './web/prerender.ts';

const LOCAL_CLOUD = process.env['LOCAL_CLOUD'] ?? 'http://127.0.0.1:8787';

/** The parts of the contract that only some screens need. */
const ELSEWHERE =
  'finished-stories|pace|passage|platforms|script-problem|voice-pace|routes/(?:affiliate|email-sign-in|operator|pronunciations|publishing|runs|series|storyboards|uploads|video-updates)|schemas/(?:affiliate|operators/(?:actions|cases)|payout-details|pronunciations|publishing|series|storyboards|uploads)';
/** The code that calls the API and reads its responses. */
const CLIENT = new RegExp(
  String.raw`/(?:node_modules/zod|contract)/(?!${ELSEWHERE})|/web/(?:data/(?:api/(?:api|endpoint|pages|site-config)|stories/stories|videos/videos|settings/(?:use-)?settings)|lib/dialogs)\.ts$`,
  'u',
);

/**
 * The parts of the contract that public pages need, without the schemas, because only pages that call the API load
 * those.
 */
const FIGURES = /\/(?:contract\/(?:catalogue|offers|script)|web\/lib\/number-words)\.ts$/u;

/**
 * Less than a kilobyte each and used in several places: as separate files, they would have more overhead than
 * content.
 */
const SMALL =
  /\/web\/(?:data\/(?:billing\/plan|settings\/use-time-zone|stories\/drafts)|lib\/use-coming-back|ui\/actions\/action-button)\.tsx?$/u;

/** The same goes for the dashboard’s first tab, which has to wait for all of its files. */
const PARTS =
  /\/web\/(?:data\/(?:models\/(?:model-offer|story-time)|operators\/post-links)|ui\/(?:media\/use-picture-recovery|page\/hint-chip))\.(?:tsx?|css)$/u;

/** In one file, so that the players load completely or not at all. */
const PLAYERS =
  /\/node_modules\/(?:react-player|@vimeo\/player|media-played-ranges-mixin|(?:tiktok|twitch|vimeo)-video-element)\//u;
/** Players that react-player supports but never needs here; they aren’t shipped. */
export const OTHER_PLAYERS =
  /^(?:@mux\/mux-player-react|spotify-audio-element|(?:dash|hls|wistia|youtube)-video-element)(?:\/|$)/u;

export default defineConfig({
  root: 'web',
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  plugins: [
    await prefresh(),
    copyPreviews([
      { from: 'assets/music', to: 'previews/music' },
      { from: 'assets/previews/voices', to: 'previews/voices' },
    ]),
    prerender(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The code that every page needs is in one file: on a slow network, many small files would delay one another.
    rolldownOptions: {
      external: OTHER_PLAYERS,
      output: {
        codeSplitting: {
          groups: [
            { name: 'site', tags: ['$initial'] },
            { name: 'figures', test: FIGURES },
            { name: 'site', test: SMALL },
            { name: 'parts', test: PARTS },
            // Separate from the client, because the sample player does not need the client.
            { name: 'providers', test: /\/contract\/film-providers\.ts$/u },
            { name: 'provider-players', test: PLAYERS },
            // The code that reads text aloud, which only screens with a script need.
            { name: 'reader', test: /\/(?:packages\/reading|node_modules\/cldr-rbnf)\// },
            { name: 'client', test: CLIENT },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': LOCAL_CLOUD, '/media': LOCAL_CLOUD, '^/watch/': LOCAL_CLOUD, '/previews': LOCAL_CLOUD },
  },
});

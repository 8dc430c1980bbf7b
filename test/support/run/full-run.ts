/** Whether this is the full run, `npm run test:full`: every width, look, voice and moment, and long random sequences. */
export const isFullRun = process.env['VEILCAST_FULL'] !== undefined;

/**
 * Files of the full run only. Every behaviour in `docs/coverage.md` has a test elsewhere too, and a rule keeps it so:
 * these show it by keyboard, in narrow windows, wide spacing and forced colours, without layout jumps, with hostile
 * titles, over days, after lost answers and crashes, on a full disk, under call limits, at every moment of twelve films, in every
 * caption style, in the shipped music, by the commands of operators, at every end of the product, and in the bundles of
 * all functions.
 */
export const FULL_RUN_FILES: readonly string[] = [
  'journeys/accessibility/comfort',
  'journeys/accessibility/keyboard',
  'journeys/accessibility/keyboard-public',
  'journeys/accessibility/steady',
  'journeys/payments/passing-days',
  'journeys/studio/studio-keyboard',
  'journeys/resilience/hostile-titles',
  'journeys/resilience/kills',
  'journeys/resilience/run-kills',
  'journeys/resilience/lost-answers',
  'journeys/resilience/too-many',
  'functions/api/payments/crash-at-stripe',
  'functions/film/certificate/caption-style',
  'functions/film/certificate/twelve-films.cloud',
  'functions/workflows/account-export/pack-export',
  'functions/workflows/render/interrupted',
  'local/endings',
  'local/full-disk',
  'local/voices/real-voices',
  'offline/narrator/real-narrator',
  'infra/bundling/deployed-code',
  'tools/music/assets',
  'tools/operator.cloud',
];

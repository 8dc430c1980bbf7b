/** Whether this is the full run, `npm run test:full`: every width, look, voice and moment, and long random sequences. */
export const isFullRun = process.env['VEILCAST_FULL'] !== undefined;

/**
 * Files of the full run only. Every behaviour in `docs/coverage.md` has a test elsewhere too, and a rule keeps it so:
 * these show it by keyboard, in narrow windows, wide spacing and forced colours, over days, after lost answers, under
 * call limits, at every moment of twelve films, and in the bundles of all functions.
 */
export const FULL_RUN_FILES: readonly string[] = [
  'journeys/accessibility/comfort',
  'journeys/accessibility/keyboard',
  'journeys/accessibility/keyboard-public',
  'journeys/payments/passing-days',
  'journeys/resilience/kills',
  'journeys/resilience/lost-answers',
  'journeys/resilience/too-many',
  'functions/film/certificate/twelve-films.cloud',
  'functions/workflows/render/interrupted',
  'local/voices/real-voices',
  'offline/narrator/real-narrator',
  'infra/bundling/deployed-code',
];

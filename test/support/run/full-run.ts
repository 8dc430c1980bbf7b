/** Whether this is the full run, `npm run test:full`: every width, look, voice and moment, and long random sequences. */
export const isFullRun = process.env['VEILCAST_FULL'] !== undefined;

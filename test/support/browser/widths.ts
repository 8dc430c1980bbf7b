export const DESKTOP = { name: '1280 px', viewport: { width: 1280, height: 800 } };
export const PHONE = { name: '390 px', viewport: { width: 390, height: 844 } };

/** Whether this is the full run: `npm run test:full`. */
export const isFullRun = process.env['VEILCAST_FULL'] !== undefined;

/** The widths a journey is made at: both in the full run, the desktop's in the short one. */
export const SIZES = isFullRun ? [DESKTOP, PHONE] : [DESKTOP];

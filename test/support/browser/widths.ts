import { isFullRun } from '#test/support/run/full-run.ts';

export const DESKTOP = { name: '1280 px', viewport: { width: 1280, height: 800 } };
export const PHONE = { name: '390 px', viewport: { width: 390, height: 844 } };

/** The widths at which each journey runs: phone and desktop in the full run, only desktop in the quick run. */
export const SIZES = isFullRun ? [DESKTOP, PHONE] : [DESKTOP];
/** For journeys where the width hardly matters: desktop width in the quick run, phone width in the full run. */
export const ONE_SIZE = SIZES.slice(-1);

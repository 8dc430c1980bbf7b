import { isFullRun } from '#test/support/run/full-run.ts';
import { DESKTOP, PHONE } from './widths.ts';

/** A theme combined with a window width. */
export interface Look {
  readonly name: string;
  readonly theme: 'dark' | 'light';
  readonly viewport: { readonly width: number; readonly height: number };
}

const lookOf = (theme: Look['theme'], { name, viewport }: typeof DESKTOP): Look => ({
  name: `${theme} at ${name}`,
  theme,
  viewport,
});

const EVERY = [DESKTOP, PHONE].flatMap((size) => [lookOf('dark', size), lookOf('light', size)]);

/**
 * The looks in which each screen is checked: both themes at both widths in the full run, a single look in the quick
 * run.
 */
export const LOOKS = isFullRun ? EVERY : EVERY.slice(0, 1);

/** A browser profile with this theme saved and reduced motion, so that screens are settled when checked. */
export const profileOf = (theme: Look['theme'], viewport: Look['viewport']) => ({
  viewport,
  colorScheme: theme,
  reducedMotion: 'reduce' as const,
  theme,
});

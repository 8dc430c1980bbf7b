import type { Page } from 'playwright-core';

/** Collects the progress strip's percentages until the dialog shows how the video ended. */
export const watchProgress = async (page: Page): Promise<number[]> => {
  const dialog = page.getByRole('dialog');
  const seen: number[] = [];
  for (;;) {
    if (
      await dialog
        .getByRole('heading', { name: /^(?:Your video is ready|We couldn’t finish your video)$/u })
        .isVisible()
    )
      return seen;
    const now = await dialog
      .getByRole('progressbar')
      .getAttribute('aria-valuenow', { timeout: 1000 })
      .catch(() => null);
    if (now !== null) seen.push(Number(now));
    await page.waitForTimeout(400);
  }
};

import { beforeEach, describe, expect, it } from 'vitest';
import { now } from '#functions/wiring/clock.ts';
import { figures } from '#functions/wiring/stores.ts';
import { keysOf } from '#test/support/browser/hands/keys.ts';
import { openTabForEach, page, tab } from '#test/support/browser/journey.ts';
import { DASHBOARD_PATHS, myId, PUBLIC_PATHS } from '#test/support/browser/pages.ts';
import { openDashboardAs } from '#test/support/browser/signed-in.ts';
import { slowNetwork } from '#test/support/browser/slow-network.ts';
import { SIZES } from '#test/support/browser/widths.ts';
import { giveStory } from '#test/support/builders/films.ts';
import { giveGeneratingVideo } from '#test/support/builders/finished-films.ts';
import { givePlayableFilm } from '#test/support/builders/playable-film.ts';
import { newPerson } from '#test/support/cloud/functions-here.ts';

/** The size of a 1280 px window at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };
/** The text spacing at which no content may be lost (WCAG 2.2, 1.4.12). */
const WIDE_TEXT = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

openTabForEach({ expected: [/status of 40[14]/u] });

/** Signs in a creator who has a story, a generating video and a completed one. */
const settle = async (): Promise<string> => {
  await openDashboardAs(page, newPerson('Grace Hopper'));
  const id = await myId(page);
  await giveStory(id, { title: 'A Story of Mine' });
  await giveGeneratingVideo(id, 'A Film to Come');
  const videoId = await givePlayableFilm(id, 'A Film of Mine');
  await figures().count({ ownerId: id, videoId }, 'plays', now());
  return id;
};
const visit = async (path: string): Promise<void> => {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
};
/** Opens each of the lists' dialogs in turn. */
const inEachDialog = async (look: (name: string) => Promise<void>): Promise<void> => {
  for (const [path, opener] of [
    ['/dashboard', 'Write New Story'],
    ['/dashboard', 'Create New Video'],
    ['/dashboard/stories', 'A Story of Mine'],
    ['/dashboard/videos', 'A Film to Come'],
    ['/dashboard/videos', 'A Film of Mine'],
  ] as const) {
    await visit(path);
    await page.getByRole('button', { name: opener }).first().click();
    await page.getByRole('dialog').waitFor();
    await look(opener);
  }
};
/** Expects `find` to return nothing for every screen and every dialog. */
const findsNowhere = async (find: () => Promise<string[]>): Promise<void> => {
  const found: Record<string, string[]> = {};
  const look = async (name: string): Promise<void> => {
    const here = await find();
    if (here.length > 0) found[name] = here;
  };
  for (const path of [...PUBLIC_PATHS, '/login']) {
    await visit(path);
    await look(path);
  }
  await settle();
  for (const path of DASHBOARD_PATHS) {
    await visit(path);
    await look(path);
  }
  await inEachDialog(look);
  expect(found).toEqual({});
};

describe('at a width of 320 px', () => {
  /** Elements that overflow the window and force horizontal scrolling. */
  const tooWide = () =>
    page.evaluate(() => {
      const root = document.querySelector('dialog[open] .dialog__sheet') ?? document.documentElement;
      const within = root.getBoundingClientRect().right + 1;
      if (root.scrollWidth <= root.clientWidth + 1 && within <= innerWidth + 2) return [];
      return [...root.querySelectorAll('*')]
        .filter((element) => element.getBoundingClientRect().right > Math.min(within, innerWidth + 1))
        .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`)
        .concat('it scrolls horizontally')
        .slice(-6);
    });

  it('no screen and no dialog scrolls horizontally', async () => {
    await page.setViewportSize(ZOOMED);
    await findsNowhere(tooWide);
  });
});

describe('with wider text spacing', () => {
  /** Text that is cut off only with the wider spacing. */
  const cutOff = () =>
    page.evaluate((style) => {
      const cut = (): Set<Element> =>
        new Set(
          [...document.querySelectorAll('body *')].filter((element) => {
            const { overflowX, overflowY, clipPath, webkitLineClamp } = getComputedStyle(element);
            if (clipPath !== 'none' || webkitLineClamp !== 'none') return false;
            if ((element.textContent ?? '').trim() === '' || element.closest('[title], [aria-hidden="true"]'))
              return false;
            const isTooTall = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2;
            const isTooWide = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 2;
            return isTooTall || isTooWide;
          }),
        );
      const before = cut();
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      const found = [...cut()].filter((element) => !before.has(element));
      const { scrollWidth, clientWidth } = document.documentElement;
      return [
        ...found.map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`),
        ...(scrollWidth > clientWidth ? ['the page scrolls horizontally'] : []),
      ];
    }, WIDE_TEXT);

  it.each(SIZES)('no text is cut off at $name', async ({ viewport }) => {
    await page.setViewportSize(viewport);
    await findsNowhere(cutOff);
  });
});

describe('with reduced motion', () => {
  const DIALOG_MS = 60;
  /** The duration of the longest animation or transition in milliseconds; infinite if it repeats forever. */
  const longestMotion = () =>
    page.evaluate(() =>
      Math.max(
        0,
        ...document
          .getAnimations()
          .map((animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0)),
        ...[...document.querySelectorAll('*')].map((element) => {
          const { animationName, animationDuration, animationIterationCount, transitionDuration } =
            getComputedStyle(element);
          const seconds = (durations: string) => Math.max(...durations.split(',').map(Number.parseFloat));
          const times = animationIterationCount === 'infinite' ? Number.POSITIVE_INFINITY : 1;
          const animated = animationName === 'none' ? 0 : seconds(animationDuration) * times;
          return Math.max(animated, seconds(transitionDuration)) * 1000;
        }),
      ),
    );

  it('screens, dialogs, toasts and spinners stop moving', async () => {
    await settle();
    const moves: Record<string, number> = {};
    const look = async (name: string): Promise<void> => {
      const longest = await longestMotion();
      if (longest > 1.001) moves[name] = longest;
    };
    await visit('/dashboard/videos');
    expect(await longestMotion()).toBeGreaterThan(DIALOG_MS);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of [...DASHBOARD_PATHS, '/', '/pricing', '/blog']) {
      await visit(path);
      await look(path);
    }
    const fasten = await slowNetwork(tab);
    await page.goto('/payment/success?session_id=cs_of_nobody');
    await page.getByText('Verifying your payment').waitFor();
    await look('a spinner');
    await fasten();
    await inEachDialog(look);
    await visit('/dashboard/settings');
    await page.getByLabel('Story and voice language').selectOption({ label: 'German' });
    await page.getByText('Settings saved').waitFor();
    await look('a toast');
    expect(moves).toEqual({});
  });
});

describe('in forced colours', () => {
  beforeEach(() => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }));

  it('focus is visible on every screen', async () => {
    await settle();
    const keys = keysOf(page);
    for (const path of ['/', '/blog', ...DASHBOARD_PATHS]) {
      await visit(path);
      await keys.press('Tab', 18);
    }
    expect(keys.faults()).toEqual([]);
  });

  it('selected options and switches look different from unselected ones', async () => {
    await settle();
    const differs = async (name: string, press: () => Promise<unknown>): Promise<void> => {
      const before = await page.screenshot();
      await press();
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      });
      expect((await page.screenshot()).equals(before), name).toBe(false);
    };
    await visit('/blog');
    await differs('a chip', () =>
      page.getByRole('button', { name: 'Writing' }).evaluate((chip) => {
        chip.setAttribute('aria-pressed', 'true');
      }),
    );
    await visit('/dashboard/analytics');
    await differs('a range', () =>
      page.getByRole('radio', { name: /^7d/u }).evaluate((radio: HTMLInputElement) => {
        radio.checked = false;
      }),
    );
    await visit('/dashboard/settings');
    await page.getByRole('switch', { name: 'Auto-save' }).scrollIntoViewIfNeeded();
    await differs('a switch', () =>
      page
        .getByRole('switch', { name: 'Auto-save' })
        .evaluate((input) =>
          document
            .querySelector(`label[for="${input.id}"] .amplify-switch__track, .amplify-switch__track`)
            ?.classList.remove('amplify-switch__track--checked'),
        ),
    );
    await page.getByRole('radio', { name: /^Pop/u }).scrollIntoViewIfNeeded();
    await differs('a card', () =>
      page.getByRole('radio', { name: /^Pop/u }).evaluate((radio: HTMLInputElement) => {
        radio.checked = false;
      }),
    );
  });
});

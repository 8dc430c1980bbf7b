// Runs before the first paint. Applies the chosen theme: dark by default, light, or the system's.
(() => {
  const KEY = 'veilcast.theme';
  const THEMES = ['dark', 'light', 'system'];
  const GROUNDS = { dark: '#0b0d13', light: '#f5f0e6' };
  const system = matchMedia('(prefers-color-scheme: light)');
  let chosen = 'dark';
  globalThis.showTheme = (theme) => {
    chosen = theme;
    const shown = theme === 'light' || (theme === 'system' && system.matches) ? 'light' : 'dark';
    document.documentElement.dataset.theme = shown;
    document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', shown);
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', GROUNDS[shown]);
  };
  const showStored = () => {
    let theme = null;
    try {
      theme = localStorage.getItem(KEY);
      // An older version kept a switch for dark mode among the settings.
      if (theme === null && JSON.parse(localStorage.getItem('veilcast.settings'))?.preferences?.darkMode === false) {
        theme = 'light';
        localStorage.setItem(KEY, theme);
      }
    } catch {
      // No storage or unreadable settings.
    }
    showTheme(THEMES.includes(theme) ? theme : 'dark');
  };
  showStored();
  system.addEventListener('change', () => showTheme(chosen));
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) showStored();
  });
  // A page the browser kept while another one was open missed that page's changes.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showStored();
  });
})();

try {
  // Hides the sign-in links from returning users while the session is read.
  if (localStorage.getItem('veilcast.was-signed-in')) document.documentElement.dataset.visitor = 'known';
} catch {
  // No storage: treat them as a new visitor.
}

// A prerendered page's typefaces load after the first paint, like its script, unless the browser already has them.
{
  const KEY = 'veilcast.typefaces';
  const link = document.querySelector('link[data-rel="stylesheet"]');
  const version = link?.getAttribute('href');
  try {
    if (link && localStorage.getItem(KEY) === version) link.rel = 'stylesheet';
    link?.addEventListener('load', () => {
      try {
        localStorage.setItem(KEY, version);
      } catch {
        // The storage is full: they load after the first paint again.
      }
    });
  } catch {
    // No storage: they may be missing.
  }
}

// Requests the page's first data at once; the client takes the responses when its script has loaded.
{
  const asks = JSON.parse(document.currentScript.dataset.asks ?? '{}');
  // Only for this page: a response kept for another page would be stale by then.
  const addresses = asks[location.pathname.replace(/\/$/, '')] ?? asks.elsewhere;
  if (addresses !== undefined) {
    globalThis.askedEarly = new Map();
    for (const address of addresses) {
      // Always read to the end: an unread response keeps its connection open.
      const answer = fetch(address, { credentials: 'include', headers: { accept: 'application/json' } }).then(
        async (response) => new Response(await response.text(), response),
      );
      answer.catch(() => {});
      globalThis.askedEarly.set(address, answer);
    }
    // A response not taken by then is stale.
    setTimeout(() => globalThis.askedEarly.clear(), 10_000);
  }
}

// A prerendered page can be read without its script, so the script it names here loads after the first paint.
(() => {
  const { app } = document.currentScript.dataset;
  if (app === undefined) return;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const link of document.querySelectorAll('link[rel="later"]')) link.rel = link.dataset.rel ?? 'modulepreload';
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = '';
    script.src = app;
    document.head.append(script);
  };
  // A background tab paints nothing, and a browser may not report a paint.
  if (document.hidden) addEventListener('DOMContentLoaded', start);
  else setTimeout(start, 3000);
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
})();

// Repeats the last button press made before that script ran, once.
if (document.currentScript.dataset.app !== undefined) {
  let pressed;
  // A press can itself start hydration, and then works: keep only unhandled presses.
  const keep = ({ target }) =>
    setTimeout(() => {
      if (performance.getEntriesByName('usable').length === 0) pressed = target.closest?.('button');
    });
  const hold = { handleEvent: (event) => event.preventDefault() };
  const early = new PerformanceObserver(() => {
    if (performance.getEntriesByName('usable').length === 0) return;
    early.disconnect();
    removeEventListener('click', keep, true);
    removeEventListener('submit', hold, true);
    if (pressed?.isConnected) pressed.click();
  });
  addEventListener('click', keep, true);
  addEventListener('submit', hold, true);
  early.observe({ type: 'mark', buffered: true });
}

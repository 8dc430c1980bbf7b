// Runs before the first paint. Applies the stored theme; dark by default.
(() => {
  let dark = true;
  try {
    const settings = JSON.parse(localStorage.getItem('veilcast.settings') ?? '{}');
    dark = settings?.preferences?.darkMode !== false;
  } catch {
    // No storage or unreadable settings: stay dark.
  }
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  try {
    // Hides the sign-in links from returning users while the session is read.
    if (localStorage.getItem('veilcast.was-signed-in')) document.documentElement.dataset.visitor = 'known';
  } catch {
    // No storage: treat them as a new visitor.
  }
})();

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
    for (const link of document.querySelectorAll('link[rel="later"]')) link.rel = 'modulepreload';
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

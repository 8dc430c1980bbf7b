// Runs before the first paint. The stored choice wins; the product is dark until someone chooses otherwise.
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
    // Who was signed in before is not shown the way in while the product asks.
    if (localStorage.getItem('veilcast.was-signed-in')) document.documentElement.dataset.visitor = 'known';
  } catch {
    // No storage: a visitor like any other.
  }
})();

// What a page needs to know first is asked for at once; the client takes the answer when its script is here.
{
  const asks = JSON.parse(document.currentScript.dataset.asks ?? '{}');
  // Only what this very page shows: an answer that waits for another would be old by then.
  const addresses = asks[location.pathname.replace(/\/$/, '')] ?? asks.elsewhere;
  if (addresses !== undefined) {
    globalThis.askedEarly = new Map();
    for (const address of addresses) {
      // Read to its end in any case: an answer that nobody reads keeps its connection.
      const answer = fetch(address, { credentials: 'include', headers: { accept: 'application/json' } }).then(
        async (response) => new Response(await response.text(), response),
      );
      answer.catch(() => {});
      globalThis.askedEarly.set(address, answer);
    }
    // What nobody has taken by then is old.
    setTimeout(() => globalThis.askedEarly.clear(), 10_000);
  }
}

// A prerendered page is read before it is used: its script, which it names here, loads when the page was painted.
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
  // A tab in the background paints nothing, and a browser may not tell.
  if (document.hidden) addEventListener('DOMContentLoaded', start);
  else setTimeout(start, 3000);
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
})();

// A button that is pressed before that script runs is pressed again when it does: the last one, once.
if (document.currentScript.dataset.app !== undefined) {
  let pressed;
  // A press may itself make React take the page over and then works: only what nobody answered is kept.
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

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

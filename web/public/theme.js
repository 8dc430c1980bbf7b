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
})();

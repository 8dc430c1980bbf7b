// The form on the watch page that reports a video. Its answer replaces it.
(() => {
  const form = document.querySelector('.report__form');
  const told = document.querySelector('.report__told');
  if (form === null || told === null) return;
  form.hidden = false;

  const button = form.querySelector('button');
  const send = async () => {
    const report = Object.fromEntries([...new FormData(form)].filter(([, value]) => value.trim() !== ''));
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
    });
    const reply = await answer.json();
    if (!answer.ok) return reply.detail;
    form.remove();
    return reply.isNew
      ? 'Thank you. A person will look at this video.'
      : 'Somebody on your network has reported this video before. A person will look at it.';
  };
  const UNSENT = 'We couldn’t send your report. Check your connection and try again.';
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.getAttribute('aria-disabled') === 'true') return;
    button.setAttribute('aria-disabled', 'true');
    told.textContent = '';
    told.textContent = await send().catch(() => UNSENT);
    button.removeAttribute('aria-disabled');
  });
})();

// The watch page: draws the play button, reports one play and one completion to the server, and renews the cookies that
// open the video while the page is open.
(() => {
  const film = document.querySelector('video[data-events]');
  const problem = document.querySelector('.problem');
  const button = document.querySelector('.play');
  if (film === null || problem === null || button === null) return;

  // The browser's own controls draw their button and their progress in the middle of the poster, over its title.
  const useOwnControls = () => {
    const hadFocus = document.activeElement === button;
    film.controls = true;
    button.hidden = true;
    if (hadFocus) film.focus();
  };
  film.controls = false;
  button.hidden = false;
  button.addEventListener('click', () => {
    button.setAttribute('aria-busy', 'true');
    film.play().catch(useOwnControls);
  });
  film.addEventListener('playing', useOwnControls, { once: true });

  const report = (event) => {
    fetch(film.dataset.events, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ event }),
      keepalive: true,
    }).catch(() => {
      // A failed report must not disturb the viewer.
    });
  };
  film.addEventListener('play', () => report('play'), { once: true });
  film.addEventListener('ended', () => report('complete'), { once: true });

  const say = (sentence) => {
    useOwnControls();
    problem.textContent = sentence;
    problem.hidden = false;
  };
  // The cookies last 15 minutes, or 5 near the owner’s limit. Timers stop in a hidden tab and while a laptop sleeps, hence the other events.
  const RENEW_MS = 4 * 60_000;
  let renewedAt = Date.now();
  const renew = async () => {
    const answer = await fetch(film.dataset.film);
    if (answer.ok) renewedAt = Date.now();
    return { status: answer.status, reply: await answer.json() };
  };
  const renewIfDue = () => {
    if (document.hidden && film.paused) return;
    if (Date.now() - renewedAt < RENEW_MS) return;
    renew().catch(() => {
      // The next event tries again; if the video needs new cookies before that, it fails, and `recover` gets them.
    });
  };
  setInterval(renewIfDue, RENEW_MS / 10);
  for (const event of ['play', 'seeking']) film.addEventListener(event, renewIfDue);
  document.addEventListener('visibilitychange', renewIfDue);
  for (const event of ['pageshow', 'online']) addEventListener(event, renewIfDue);

  // Loads the video again where it stopped, a few times in a row. Only playing on beyond that place counts as recovered:
  // a broken video also plays a moment after it is loaded.
  const UNAVAILABLE = 'We couldn’t load the video. Check your connection and try again.';
  const WAITS_MS = [0, 1000, 4000];
  const BEYOND_SECONDS = 1;
  let tries = 0;
  let failedAt = 0;
  film.addEventListener('timeupdate', () => {
    if (film.error === null && film.currentTime > failedAt + BEYOND_SECONDS) tries = 0;
  });
  const again = document.createElement('button');
  again.type = 'button';
  again.className = 'button';
  again.textContent = 'Try Again';
  const giveUp = () => {
    say(UNAVAILABLE);
    problem.after(again);
  };
  const recover = async () => {
    if (tries >= WAITS_MS.length) return giveUp();
    const wait = WAITS_MS[tries];
    tries += 1;
    failedAt = Math.max(failedAt, film.currentTime);
    const at = film.currentTime;
    const wasPlaying = !film.paused;
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const { status, reply } = await renew();
    if (status === 404) return say('This video is no longer available.');
    if ([403, 410, 451].includes(status)) return say(reply.detail);
    film.load();
    film.currentTime = at;
    if (wasPlaying) await film.play();
  };
  const onError = () => {
    recover().catch(giveUp);
  };
  again.addEventListener('click', () => {
    again.remove();
    problem.hidden = true;
    film.focus();
    tries = 0;
    onError();
  });
  film.addEventListener('error', onError);
  // It may have failed before this script ran.
  if (film.error !== null) onError();
})();

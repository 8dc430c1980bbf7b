// The watch page: draws the play button, reports one play and one completion to the server, and fetches new signed addresses when the old
// ones expire in an open tab.
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
  const renew = async () => {
    const answer = await fetch(film.dataset.film);
    if (answer.status === 404) return say('This video is no longer available.');
    const { videoUrl, posterUrl } = await answer.json();
    if (videoUrl === film.getAttribute('src')) return say('We couldn’t load the video. Reload the page to try again.');
    const at = film.currentTime;
    film.poster = posterUrl;
    film.src = videoUrl;
    film.currentTime = at;
    if (at > 0) await film.play();
  };
  const onError = () => {
    renew().catch(() => say('We couldn’t load the video. Reload the page to try again.'));
  };
  film.addEventListener('error', onError);
  // It may have failed before this script ran.
  if (film.error !== null) onError();
})();

/** Moves the focus to a heading, by default the page’s, so that screen readers and Tab continue from there. */
export const focusHeading = (selector = 'main h1'): void => {
  const heading = document.querySelector<HTMLElement>(selector);
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

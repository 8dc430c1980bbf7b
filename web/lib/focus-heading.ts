/** Moves the focus to the page's heading, so that screen readers and Tab continue from there. */
export const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

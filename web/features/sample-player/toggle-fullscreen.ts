/** Fills the screen with the element, or gives it back. A browser that refuses leaves everything as it is. */
export const toggleFullscreen = (element: HTMLElement | null): void => {
  if (document.fullscreenElement === null) element?.requestFullscreen?.().catch(() => undefined);
  else document.exitFullscreen().catch(() => undefined);
};

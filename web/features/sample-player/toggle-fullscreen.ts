/** Enters or leaves full screen. Does nothing when the browser refuses. */
export const toggleFullscreen = (element: HTMLElement | null): void => {
  if (document.fullscreenElement === null) element?.requestFullscreen?.().catch(() => undefined);
  else document.exitFullscreen().catch(() => undefined);
};

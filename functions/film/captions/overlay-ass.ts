import type { Overlay } from '#composition/look/overlays.ts';
import { framesToMs } from '#composition/timeline/frame-times.ts';
import { assEvent, escapeAss, placeTag, roundedBox } from './ass-events.ts';
import { edgeTags, faceTags, fillTag, opacityTag } from './ass-tags.ts';

const NO_EDGE = '\\bord0\\shad0';

/** An overlay as a line of an ASS script. It lies below the captions. */
export const overlayEvent = (overlay: Overlay): string => {
  const { from, to, fadeFrames, x, y, colour } = overlay;
  const fade = fadeFrames === 0 ? '' : `\\fad(${Math.round(framesToMs(fadeFrames))},0)`;
  const place = placeTag(x, y) + fade + fillTag(colour);
  if (overlay.kind === 'plate')
    return assEvent(
      from,
      to,
      0,
      `${place}${opacityTag(1, overlay.opacity)}${NO_EDGE}\\p1`,
      roundedBox(overlay),
    );
  const edge = overlay.edge === undefined ? NO_EDGE : edgeTags(overlay.edge);
  return assEvent(
    from,
    to,
    0,
    place + faceTags(overlay.weight, overlay.size) + edge,
    escapeAss(overlay.text),
  );
};

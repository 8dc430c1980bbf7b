import type { Shot } from '#contract/picture.ts';

/** Where the camera stands and whether the composition is mirrored; the light stays where it is. */
export interface Camera {
  readonly shot: Shot;
  readonly mirror: -1 | 1;
}

/**
 * A description may name a distance ("wide shot"). The prompt's own shot, which differs between scenes, then only
 * varies it, so that two scenes with similar descriptions still look different.
 */
export const cameraOf = (described: Shot | undefined, asked: Shot | undefined): Camera => {
  const varied = asked ?? 'medium view';
  const turned = varied === 'medium view' || varied === 'close view' ? -1 : 1;
  switch (described) {
    case undefined:
      return { shot: varied, mirror: varied === 'high angle' || varied === 'close view' ? -1 : 1 };
    case 'wide view':
      return varied === 'low angle' || varied === 'high angle'
        ? { shot: varied, mirror: -1 }
        : { shot: 'wide view', mirror: turned };
    case 'medium view':
      return varied === 'low angle'
        ? { shot: 'low angle', mirror: -1 }
        : { shot: 'medium view', mirror: varied === 'medium view' || varied === 'wide view' ? 1 : -1 };
    case 'low angle':
    case 'close view':
    case 'high angle':
      return { shot: described, mirror: turned };
  }
};

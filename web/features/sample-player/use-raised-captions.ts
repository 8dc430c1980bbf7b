import { type RefObject, useEffect } from 'react';

/** Where captions begin, in percent of the video's height: below the burned-in captions, above the controls. */
const CAPTIONS_FROM_TOP = 76;

const raise = (tracks: TextTrackList): void => {
  for (const track of tracks)
    for (const cue of track.cues ?? [])
      if (cue instanceof VTTCue) {
        cue.snapToLines = false;
        cue.line = CAPTIONS_FROM_TOP;
      }
};

/** Moves visible captions clear of the controls. */
export const useRaisedCaptions = (film: RefObject<HTMLVideoElement | null>, hasCaptions: boolean): void => {
  useEffect(() => {
    if (hasCaptions && film.current !== null) raise(film.current.textTracks);
  }, [film, hasCaptions]);
};

import type { Video } from './video.ts';

/** What a creator reads about an attempt that failed, by the error's name; raw messages never reach them. */
const SENTENCES: Readonly<Record<string, string>> = {
  ProviderBusy:
    'A service the film needs did not answer in time. Your credits are back; please try again in a few minutes.',
  PictureRefused:
    'The painter declined one of the scenes. Your credits are back; try again, or make a film of another story.',
  PictureUnusable: 'A picture could not be used. Your credits are back; please try again.',
  StillUnreadable: 'A picture could not be used. Your credits are back; please try again.',
  NarrationRefused:
    'The voice could not speak this story. Your credits are back; make a film of another story.',
  NarrationUnreadable: 'The recording of the voice was damaged. Your credits are back; please try again.',
  TimelineImpossible:
    'The spoken story does not fit a film of 15 to 180 seconds. Your credits are back; make a film of another story.',
  MusicUnreadable: 'The music could not be read. Your credits are back; make the film with another track.',
  FilmRejected:
    'The finished film did not pass our checks of picture and sound, twice. Your credits are back; please try again.',
  DiskFull:
    'Our machine ran out of room while it made the film. Your credits are back; please try again in a few minutes.',
  'Execution.TIMED_OUT':
    'Making the film took too long and was stopped. Your credits are back; please try again.',
  'Execution.ABORTED': 'Making the film was stopped. Your credits are back; please try again.',
  'States.Timeout': 'Making the film took too long and was stopped. Your credits are back; please try again.',
};

const filmFailure = (errorName: string): string =>
  SENTENCES[errorName] ?? 'The video could not be made. Your credits are back; please try again.';

/** The same of a change to scene `n` of a finished film: the film is as it was. */
const CHANGE_SENTENCES: Readonly<Record<string, string>> = {
  ProviderBusy: 'a service it needs did not answer in time',
  PictureRefused: 'the painter declined another picture',
  PictureUnusable: 'the new picture could not be used',
  StillUnreadable: 'the new picture could not be used',
  NarrationRefused: 'the voice could not speak the new words',
  NarrationUnreadable: 'the new recording was damaged',
  TimelineImpossible: 'with it the film would not last 15 to 180 seconds',
  MusicUnreadable: 'the music could not be read',
  DiskFull: 'our machine ran out of room',
  FilmRejected: 'the changed film did not pass our checks',
  'Execution.TIMED_OUT': 'it took too long and was stopped',
  'Execution.ABORTED': 'it was stopped',
  'States.Timeout': 'it took too long and was stopped',
};

const changeFailure = (errorName: string, n: number): string => {
  const reason = CHANGE_SENTENCES[errorName] ?? 'something went wrong on our side';
  return `Scene ${n} could not be changed: ${reason}. Your film is as it was, and your credit is back.`;
};

/** Why the attempt that is under way at a video failed. */
export const failureSentence = (errorName: string, { edit }: Pick<Video, 'edit'>): string =>
  edit === undefined ? filmFailure(errorName) : changeFailure(errorName, edit.scene + 1);

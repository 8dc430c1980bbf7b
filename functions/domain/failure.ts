/** What a creator reads about an attempt that failed, by the error's name; raw messages never reach them. */
const SENTENCES: Readonly<Record<string, string>> = {
  ProviderBusy:
    'A service the film needs did not answer in time. Your credits are back; please try again in a few minutes.',
  PictureRefused:
    'The painter declined one of the scenes. Your credits are back; change the story and try again.',
  PictureUnusable: 'A picture could not be used. Your credits are back; please try again.',
  StillUnreadable: 'A picture could not be used. Your credits are back; please try again.',
  NarrationRefused:
    'The voice could not speak this story. Your credits are back; change the story and try again.',
  NarrationUnreadable: 'The recording of the voice was damaged. Your credits are back; please try again.',
  TimelineImpossible:
    'The spoken story does not fit a film of 15 to 180 seconds. Your credits are back; change its length and try again.',
  MusicUnreadable: 'The music could not be read. Your credits are back; choose another track and try again.',
  FilmRejected:
    'The finished film did not pass our checks of picture and sound, twice. Your credits are back; please try again.',
  DiskFull:
    'Our machine ran out of room while it made the film. Your credits are back; please try again in a few minutes.',
  'Execution.TIMED_OUT':
    'Making the film took too long and was stopped. Your credits are back; please try again.',
  'Execution.ABORTED': 'Making the film was stopped. Your credits are back; please try again.',
  'States.Timeout': 'Making the film took too long and was stopped. Your credits are back; please try again.',
};

export const failureSentence = (errorName: string): string =>
  SENTENCES[errorName] ?? 'The video could not be made. Your credits are back; please try again.';

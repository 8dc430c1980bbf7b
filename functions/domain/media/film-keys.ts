/** A film, identified by its poster’s key. */
interface Film {
  readonly poster: string;
}

/** A film’s folder; each version has its own. */
export const filmFolder = ({ poster }: Film): string => poster.slice(0, poster.lastIndexOf('/') + 1);

/** What the keys of a film’s thumbnails start with, before the scene number and `.jpg`. */
export const thumbnailsOf = (film: Film): string => `${filmFolder(film)}scene-`;

/** The key of a scene's thumbnail. */
export const sceneThumbnail = (film: Film, index: number): string => `${thumbnailsOf(film)}${index}.jpg`;

/** The key of a scene’s still as shown in a storyboard, without captions or movement. */
export const sceneStill = (film: Film, index: number): string => `${filmFolder(film)}still-${index}.jpg`;
